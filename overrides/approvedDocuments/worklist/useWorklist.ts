import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { ApprovalWorklistQuery } from '#src/generated/operations.ts';
import { approvalWorklistQuery } from '../approvalOperations.ts';

export type Worklist = ApprovalWorklistQuery;

/** What waits for its approval, what has changed since included: those that are needed first, and how many there are. */
export function useWorklist() {
  const client = useDataClient();
  return useQuery({
    queryKey: ['approvedDocuments', 'worklist'],
    queryFn: async ({ signal }): Promise<Worklist> => {
      const context = { fetchOptions: { signal } };
      return (await client.query({ query: approvalWorklistQuery, context })).data;
    },
  });
}
