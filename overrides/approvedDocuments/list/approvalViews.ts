import type { ApprovalState } from '#resources/enums.ts';
import type { ApprovedDocumentSource } from '#resources/approvedDocuments/index.ts';
import type { ApprovalCounts } from '../approvalOperations.ts';
import type { ApprovalWord } from '../approvalWords.ts';

export interface ApprovalView {
  readonly label: ApprovalWord;
  readonly state: ApprovalState | undefined;
  readonly field: ApprovedDocumentSource;
  readonly order: 'ASC' | 'DESC';
  readonly count: (counts: ApprovalCounts) => number;
}

/** The tabs of the worklist. What waits comes soonest needed first, what is done latest first. */
export const approvalViews: readonly ApprovalView[] = [
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
