import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import type { ApprovalWorklistQuery } from '#src/generated/operations.ts';
import { approvalWorklistQuery } from './approvalOperations.ts';

export type Worklist = ApprovalWorklistQuery;

/** What waits for its approval, what has changed since included: those that are needed first, and how many there are. */
export function useWorklist() {
  const ask = useAsk();
  return useQuery({
    queryKey: ['approvedDocuments', 'worklist'],
    queryFn: ({ signal }): Promise<Worklist> => ask(approvalWorklistQuery, {}, signal),
  });
}
