import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { approvalWorklistQuery, type WorklistDocument } from '../approvalOperations.ts';
import { soonestNeeded } from './soonestNeeded.ts';

export interface Worklist {
  readonly toApprove: number;
  readonly stale: number;
  /** Soonest needed first. */
  readonly documents: readonly WorklistDocument[];
}

/** What compliance has to approve: what nobody has approved yet, and what has changed since. */
export function useWorklist() {
  const client = useDataClient();
  return useQuery({
    queryKey: ['approvedDocuments', 'worklist'],
    queryFn: async ({ signal }): Promise<Worklist> => {
      const context = { fetchOptions: { signal } };
      const { toApprove, stale } = (await client.query({ query: approvalWorklistQuery, context })).data;
      return {
        toApprove: toApprove.length,
        stale: stale.length,
        documents: soonestNeeded([...stale, ...toApprove]),
      };
    },
  });
}
