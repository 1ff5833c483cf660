import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import type { PresetView } from '#src/screens/list/views/presets/PresetView.ts';
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

/** The worklist as a mailbox has it: a tab for each state, with how many stand there. Who can approve sees first what waits. */
export function useApprovalViews(): readonly PresetView[] {
  const words = useApprovalWords();
  const counts = useApprovalCounts();
  const may = useMay('approve').allowed;
  // While nobody knows what the viewer may do, all that they may not do looks allowed.
  const first = useTypeAccess() !== undefined && may ? 'TO_APPROVE' : undefined;
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
  const ask = useAsk();
  const { data } = useQuery({
    queryKey: ['approvedDocuments', 'counts'],
    queryFn: async ({ signal }) => (await ask(approvalCountsQuery, {}, signal)).approvalCounts,
  });
  return data;
}
