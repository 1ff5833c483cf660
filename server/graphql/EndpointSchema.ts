import type { IResolvers } from 'mercurius';
import type { CostTable } from './cost/CostTable.ts';

/** What an endpoint serves: its contract and who resolves it. */
export interface EndpointSchema {
  readonly schema: string;
  readonly resolvers: IResolvers;
  readonly costs: CostTable;
}
