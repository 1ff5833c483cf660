import type { EndpointSchema } from '../graphql/EndpointSchema.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';

/** The data endpoint: its contract and a resolver for each of its operations. */
export function dataSchema(): EndpointSchema {
  return { schema: loadSchema('data'), resolvers: { Query: queries, Mutation: mutations } };
}
