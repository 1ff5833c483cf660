import { Alert, type AlertColor } from '@mui/material';
import type { ApprovalState } from '#resources/enums.ts';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

const severity: Readonly<Record<ApprovalState, AlertColor>> = {
  TO_APPROVE: 'info',
  STALE: 'warning',
  APPROVED: 'success',
  WITHDRAWN: 'error',
};

/** What the status means for whoever wants to use the document, and who has to act. */
export const StatusNote = ({ document }: { readonly document: ApprovedDocumentRecord }) => (
  <Alert severity={severity[document.state]} role="note">
    {useStatusText()(document)}
  </Alert>
);

function useStatusText(): (
  document: Pick<ApprovedDocumentRecord, 'state' | 'fileName' | 'dateNeeded'>,
) => string {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  return ({ state, fileName, dateNeeded }) => {
    if (state !== 'TO_APPROVE') return words(`status.${state}`);
    if (fileName === null) return words('status.TO_APPROVE_file');
    return dateNeeded === null
      ? words('status.TO_APPROVE_open')
      : words('status.TO_APPROVE', { date: formatDate(dateNeeded, locale) });
  };
}
