import { Box, Alert, type AlertColor } from '@mui/material';
import { useShowContext } from 'react-admin';
import { approvedDocumentFields, type ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useRecordKeys } from '#src/screens/keyboard/useRecordKeys.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { RecordPager } from '#src/screens/record/neighbours/RecordPager.tsx';
import { RecordHeader } from '#src/screens/record/RecordHeader.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { listPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { DocumentActions } from '../actions/DocumentActions.tsx';
import { MadeAgain } from '../actions/MadeAgain.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { BlockList } from './BlockList.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { FactList } from './FactList.tsx';
import type { ApprovalState } from '#resources/enums.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

const severity: Readonly<Record<ApprovalState, AlertColor>> = {
  TO_APPROVE: 'info',
  STALE: 'warning',
  APPROVED: 'success',
  WITHDRAWN: 'error',
};

/** What the status means for whoever wants to use the document, and who has to act. */
const StatusNote = ({ document }: { readonly document: ApprovedDocumentRecord }) => (
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

const [status] = columnsOf(approvedDocumentFields.state);

/** The paper takes two thirds; the rest says how it stands, what changed, and what can be done. */
export const DocumentView = () => {
  const { name: resource } = useResourceMeta();
  const { record, error, isPending, refetch } = useShowContext<ApprovedDocumentRecord>();
  const words = useApprovalWords();
  useRecordKeys({ back: listPath(resource) });
  if (record === undefined)
    return (
      <RecordAwaited
        error={error}
        isPending={isPending}
        refetch={refetch}
        skeleton={<ScreenSkeleton beside />}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={record.name} />
      <RecordHeader
        title={record.name}
        status={status}
        actions={<RecordPager resource={resource} id={record.id} pathOf={(id) => recordPath(resource, id)} />}
      />
      <Box sx={bodySx}>
        <Box sx={{ ...partSx, gridArea: 'status' }}>
          <StatusNote document={record} />
          <ChangeList
            changes={record.changes}
            title={words(record.state === 'TO_APPROVE' ? 'changes.title_made' : 'changes.title')}
          />
          <BlockList document={record} />
          <MadeAgain document={record} />
          <DocumentActions key={record.id} document={record} />
        </Box>
        <Box sx={{ gridArea: 'paper', minWidth: 0 }}>
          <DocumentPaper document={record} />
        </Box>
        <Box sx={{ ...partSx, gridArea: 'facts' }}>
          <FactList document={record} />
          <DocumentHistory steps={record.history} />
        </Box>
      </Box>
    </Box>
  );
};

/** What can be done stands above the paper where there is no room beside it. */
const bodySx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(320px, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"status" "paper" "facts"', lg: '"paper status" "paper facts"' },
} as const;

const partSx = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;
