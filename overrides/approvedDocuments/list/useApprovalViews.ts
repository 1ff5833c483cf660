import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useMay } from '#src/data/access/useAccess.ts';
import type { PresetView } from '#src/screens/list/views/presets/PresetView.ts';
import { approvalCountsQuery, type ApprovalCounts } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { approvalViews } from './approvalViews.ts';

/** The worklist as a mailbox has it: a tab for each state, with how many stand there. Who can approve sees first what waits. */
export function useApprovalViews(): readonly PresetView[] {
  const words = useApprovalWords();
  const counts = useApprovalCounts();
  const first = useMay('approve').allowed ? 'TO_APPROVE' : undefined;
  return useMemo(
    () =>
      approvalViews.map(({ label, state, field, order, count }) => ({
        name: state ?? 'all',
        label: words(label),
        filter: state === undefined ? {} : { state },
        sort: { field, order },
        isFirst: state === first,
        ...(counts !== undefined && { count: count(counts) }),
      })),
    [words, counts, first],
  );
}

function useApprovalCounts(): ApprovalCounts | undefined {
  const client = useDataClient();
  const { data } = useQuery({
    queryKey: ['approvedDocuments', 'counts'],
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      return (await client.query({ query: approvalCountsQuery, context })).data.approvalCounts;
    },
  });
  return data;
}
