import type { IResolvers } from 'mercurius';

/** What an endpoint serves: its contract and who resolves it. */
export interface EndpointSchema {
  readonly schema: string;
  readonly resolvers: IResolvers;
}
