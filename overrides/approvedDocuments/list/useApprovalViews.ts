import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';
import { approvalCountsQuery, type ApprovalCounts } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import type { ApprovalState } from '#resources/enums.ts';
import type { ApprovedDocumentSource } from '#resources/approvedDocuments/index.ts';
import type { ApprovalWord } from '../approvalWords.ts';

interface ApprovalView {
  readonly label: ApprovalWord;
  readonly state: ApprovalState | undefined;
  readonly field: ApprovedDocumentSource;
  readonly order: 'ASC' | 'DESC';
  readonly count: (counts: ApprovalCounts) => number;
}

/** The tabs of the worklist. What waits comes soonest needed first, what is done latest first. */
const approvalViews: readonly ApprovalView[] = [
  {
    label: 'view.toApprove',
    state: 'TO_APPROVE',
    field: 'dateNeeded',
    order: 'ASC',
    count: ({ toApprove }) => toApprove,
  },
  {
    label: 'view.stale',
    state: 'STALE',
    field: 'dateNeeded',
    order: 'ASC',
    count: ({ stale }) => stale,
  },
  {
    label: 'view.approved',
    state: 'APPROVED',
    field: 'dateApproved',
    order: 'DESC',
    count: ({ approved }) => approved,
  },
  {
    label: 'view.withdrawn',
    state: 'WITHDRAWN',
    field: 'dateWithdrawn',
    order: 'DESC',
    count: ({ withdrawn }) => withdrawn,
  },
  {
    label: 'view.all',
    state: undefined,
    field: 'dateModified',
    order: 'DESC',
    count: ({ toApprove, stale, approved, withdrawn }) => toApprove + stale + approved + withdrawn,
  },
];

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
  const ask = useAsk();
  const { data } = useQuery({
    queryKey: ['approvedDocuments', 'counts'],
    queryFn: async ({ signal }) => (await ask(approvalCountsQuery, {}, signal)).approvalCounts,
  });
  return data;
}
