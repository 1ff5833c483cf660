import type { IResolvers } from 'mercurius';
import { mutations } from '../modules/mutations.ts';
import { queries } from '../modules/queries.ts';
import { loadSchema } from './loadSchema.ts';
import type { RequestContext } from './RequestContext.ts';

export interface EndpointSchema {
  readonly schema: string;
  readonly resolvers: IResolvers<unknown, RequestContext>;
}

/** The data endpoint: its contract and a resolver for each of its operations. */
export function dataSchema(): EndpointSchema {
  return { schema: loadSchema('data'), resolvers: { Query: queries, Mutation: mutations } };
}
