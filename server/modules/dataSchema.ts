import { getNamedType, type GraphQLField } from 'graphql';
import { checkOperations } from '../graphql/access/checkOperations.ts';
import type { CostTable } from '../graphql/cost/CostTable.ts';
import type { EndpointSchema } from '../graphql/EndpointSchema.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { checkNoun } from '../graphql/noun/checkNoun.ts';
import { contract } from '../graphql/contract.ts';
import { plainAtMost } from '../graphql/read/Read.ts';
import { refuseLacks } from '../graphql/refuseLacks.ts';
import { entities } from './entities.ts';
import { nouns } from './nouns.ts';
import { mutations, queries } from './operations.ts';

/**
 * The data endpoint: its contract and a resolver for each of its operations.
 * @throws where the contract has a field, a filter, an order, an input or an operation that nothing stands behind.
 */
export function dataSchema(): EndpointSchema {
  refuseLacks([
    ...nouns.flatMap(checkNoun),
    ...checkOperations({ schema: contract, queries, mutations, entities, placeOf }),
  ]);
  return {
    schema: loadSchema('data'),
    resolvers: {
      Query: queries,
      Mutation: mutations,
      ...Object.fromEntries(nouns.flatMap(({ fieldResolvers }) => Object.entries(fieldResolvers))),
    },
    queries,
    costs,
  };
}

const costs: CostTable = {
  entities,
  rows: Object.fromEntries(
    Object.entries(queries).flatMap(([name, { read }]) =>
      read?.kind === 'plain' ? [[name, plainAtMost(read.size)]] : [],
    ),
  ),
  work: {
    // Figures over all events and bookings that the viewer may see.
    dashboard: 2_000,
    listFigures: 2_000,
    // Records are changed and changed back.
    previewRecordChange: 20_000,
    // To check a password is slow by design.
    changeMyPassword: 20_000,
    beginMySecondFactor: 20_000,
    renewMyRecoveryCodes: 20_000,
    endMySecondFactor: 20_000,
  },
};

/** The noun whose rows an operation answers, or whose name it bears; what belongs to none stands beside the nouns. */
function placeOf({ name, type }: GraphQLField<unknown, unknown>): string {
  const answered = getNamedType(type).name;
  const noun = nouns.find(({ entities: [entity] }) =>
    entity
      ? answered === entity.type || answered === `${entity.type}Paginator` || name.endsWith(entity.type)
      : false,
  );
  return noun
    ? `server/modules/${noun.folder}/${noun.folder}Noun.ts`
    : 'server/modules/operations.ts, or its noun in server/modules/nouns.ts';
}
