import type { IResolvers } from 'mercurius';
import type { Operations } from './access/Operation.ts';
import type { CostTable } from './cost/CostTable.ts';

/** What an endpoint serves: its contract and who resolves it. */
export interface EndpointSchema {
  readonly schema: string;
  readonly resolvers: IResolvers;
  /** The queries of `resolvers`, which say which of them are nothing but reads. */
  readonly queries: Operations;
  readonly costs: CostTable;
}
