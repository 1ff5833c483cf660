import TaskIcon from '@mui/icons-material/TaskOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import { listPath } from '#src/data/list/listPath.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useWorklist, type Worklist, useChangesInWords, useNeededWords } from '../approvedDocuments/index.ts';
import { HomePanel } from './HomePanel.tsx';
import { homeRowSx, RowLink, RowText } from './homeRow.tsx';
import { useHomeWords } from './homeWords.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';

const documentRowSx = {
  ...homeRowSx,
  // Most have changed, which is a line more; while they are read nobody knows which.
  minHeight: 72,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 2,
} as const;

/** A document of the worklist: what it is, what changed of it, and how soon it is needed. */
const DocumentToApprove = ({ document }: { readonly document: Worklist['approvalsDue'][number] }) => {
  const enumWord = useEnumWord();
  const locale = useFormatLocale();
  const needed = useNeededWords();
  const inWords = useChangesInWords();
  const { id, name, state, dateNeeded, changes, centreEvent, trainingCentre } = document;
  const day =
    dateNeeded === null ? [] : [formatDate(dateNeeded, locale), needed(dateNeeded, centreEvent?.timeZone)];
  return (
    <Box sx={documentRowSx}>
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={`/approvedDocuments/${id}`}>{name}</RowLink>
        <RowText>{factsLine([centreEvent?.name ?? trainingCentre?.name, ...day])}</RowText>
        {changes.length > 0 && (
          <Typography variant="caption" sx={{ display: 'block' }}>
            {inWords(changes)}
          </Typography>
        )}
      </Box>
      <EnumChip value={state} label={enumWord('ApprovalState', state)} />
    </Box>
  );
};

const shown = 5;

/** What waits for whoever approves documents, soonest needed first. */
export const DocumentsToApprove = () => {
  const words = useHomeWords();
  const { data, error, refetch } = useWorklist();
  const counts = data?.approvalCounts;
  if (error && !data) return <PageFailure within error={error} onRetry={() => void refetch()} />;
  return (
    <HomePanel
      title={words('documents')}
      to={worklistPath(data)}
      // Two tabs of the list together: none of them is as long as that.
      total={counts && counts.toApprove + counts.stale === 0 ? 0 : undefined}
      see={words('documents_see')}
    >
      <Typography variant="caption" sx={countsSx}>
        {counts && words('documents_counts', { ...counts })}
      </Typography>
      {data === undefined &&
        Array.from({ length: shown }, (_, index) => (
          <Box key={index} sx={documentRowSx} aria-hidden="true">
            <Skeleton width="60%" />
            <Skeleton width={72} />
          </Box>
        ))}
      {data?.approvalsDue.length === 0 && (
        <EmptyState icon={<TaskIcon />} title={words('documents_none')} text={words('documents_none_text')} />
      )}
      {data?.approvalsDue.slice(0, shown).map((document) => (
        <DocumentToApprove key={document.id} document={document} />
      ))}
    </HomePanel>
  );
};

/** Its line is there before what it says. */
const countsSx = { display: 'block', px: 2, pt: 1, minHeight: 28, color: 'text.secondary' } as const;

/** Into the tab that has something in it. */
const worklistPath = (data: Worklist | undefined): string =>
  listPath('approvedDocuments', {
    filter: { state: data?.approvalCounts.toApprove === 0 ? 'STALE' : 'TO_APPROVE' },
    sort: { field: 'dateNeeded', order: 'ASC' },
  });
