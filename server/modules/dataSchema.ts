import type { CostTable } from '../graphql/cost/CostTable.ts';

import type { EndpointSchema } from '../graphql/EndpointSchema.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { checkNoun } from '../graphql/noun/checkNoun.ts';
import { entities } from './entities.ts';
import { nouns } from './nouns.ts';
import { mutations, queries } from './operations.ts';

/**
 * The data endpoint: its contract and a resolver for each of its operations.
 * @throws where the contract has a field, a filter, an order or an input that nothing stands behind.
 */
export function dataSchema(): EndpointSchema {
  const lacks = nouns.flatMap(checkNoun);
  if (lacks.length > 0)
    throw new Error(`The contract promises what nothing stands behind:\n${lacks.join('\n')}`);
  return { schema: loadSchema('data'), resolvers: { Query: queries, Mutation: mutations }, costs };
}

const costs: CostTable = {
  entities,
  rows: Object.fromEntries(
    nouns.flatMap(({ plainList }) => (plainList ? [[plainList.field, plainList.atMost]] : [])),
  ),
  // Figures over all events and bookings that the viewer may see.
  work: { dashboard: 2_000 },
};
