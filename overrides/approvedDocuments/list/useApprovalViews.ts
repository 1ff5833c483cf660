import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';
import { approvalCountsQuery, type ApprovalCounts } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { approvalViews } from './approvalViews.ts';

/** The worklist as a mailbox has it: a tab for each state, with how many stand there. */
export function useApprovalViews(): readonly SavedView[] {
  const words = useApprovalWords();
  const counts = useApprovalCounts();
  return useMemo(
    () =>
      approvalViews.map(({ label, state, field, order, count }) => ({
        label: words(label),
        ...(counts !== undefined && { count: count(counts) }),
        value: {
          filter: state === undefined ? {} : { state },
          sort: { field, order },
          perPage: defaultPerPage,
          displayedFilters: [],
        },
      })),
    [words, counts],
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
