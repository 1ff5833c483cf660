import { Alert, type AlertColor, Box } from '@mui/material';
import { type Ref, useRef } from 'react';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import type { ApprovalState } from '#resources/enums.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { DocumentActions } from '../actions/DocumentActions.tsx';
import { MadeAgain } from '../actions/MadeAgain.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { BlockList } from './BlockList.tsx';
import { partSx } from './partSx.ts';

const severity: Readonly<Record<ApprovalState, AlertColor>> = {
  TO_APPROVE: 'info',
  STALE: 'warning',
  APPROVED: 'success',
  WITHDRAWN: 'error',
};

interface StatusNoteProps {
  readonly document: ApprovedDocumentRecord;
  readonly ref: Ref<HTMLDivElement>;
}

/** What the status means for whoever wants to use the document, and who has to act. */
const StatusNote = ({ document, ref }: StatusNoteProps) => (
  <Alert ref={ref} tabIndex={-1} severity={severity[document.state]} role="note">
    {useStatusText()(document)}
  </Alert>
);

function useStatusText(): (
  document: Pick<ApprovedDocumentRecord, 'blocks' | 'dateNeeded' | 'fileName' | 'state' | 'whyNotAgain'>,
) => string {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  return ({ blocks, dateNeeded, fileName, state, whyNotAgain }) => {
    if (whyNotAgain !== null && blocks.includes(whyNotAgain)) return words('status.over');
    if (state !== 'TO_APPROVE') return words(`status.${state}`);
    if (fileName === null) return words('status.TO_APPROVE_file');
    return dateNeeded === null
      ? words('status.TO_APPROVE_open')
      : words('status.TO_APPROVE', { date: formatDate(dateNeeded, locale) });
  };
}

/** How a document stands, what changed, and what can be done. */
export const DocumentStatus = ({ document }: { readonly document: ApprovedDocumentRecord }) => {
  const words = useApprovalWords();
  const box = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  // What was done is offered no more: how the document stands by then comes after it.
  useKeptPlace(box, note);
  return (
    <Box ref={box} sx={{ ...partSx, gridArea: 'status' }}>
      <StatusNote ref={note} document={document} />
      <ChangeList
        changes={document.changes}
        title={words(document.state === 'TO_APPROVE' ? 'changes.title_made' : 'changes.title')}
      />
      <BlockList document={document} />
      <MadeAgain document={document} />
      <DocumentActions document={document} />
    </Box>
  );
};
