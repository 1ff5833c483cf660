import { Box } from '@mui/material';
import { useShowContext } from 'react-admin';
import { approvedDocumentFields, type ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { isGone } from '#src/data/errors/failureOf.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useRecordKeys } from '#src/screens/keyboard/useRecordKeys.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { RecordPager } from '#src/screens/record/neighbours/RecordPager.tsx';
import { RecordHeader } from '#src/screens/record/RecordHeader.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { listPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import { FactList } from './FactList.tsx';
import { partSx } from './partSx.ts';

const [status] = columnsOf(approvedDocumentFields.state);

/** The paper takes two thirds; the rest says how it stands, what changed, and what can be done. */
export const DocumentView = () => {
  const { name: resource } = useResourceMeta();
  const { record, error, isPending, refetch } = useShowContext<ApprovedDocumentRecord>();
  useRecordKeys({ back: listPath(resource) });
  if (record === undefined || isGone(error))
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
        pager={<RecordPager resource={resource} id={record.id} pathOf={(id) => recordPath(resource, id)} />}
      />
      <Box sx={bodySx}>
        <DocumentStatus key={record.id} document={record} />
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
