import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { panelSx } from '#src/ui/panelSx.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { downloadPath, runPath } from '../documentPaths.ts';
import { useDocumentWords } from '../documentWords.ts';
import { MadeActions } from '../made/MadeActions.tsx';
import { FileDeleted } from '../paper/FileDeleted.tsx';
import { Paper } from '../paper/Paper.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { documentQuery, type KeptDocument } from './documentQuery.ts';
import { FileCheck } from './FileCheck.tsx';

function useDocument(guid: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['generatedDocuments', 'page', guid],
    queryFn: async ({ signal }) => orMissing((await ask(documentQuery, { guid }, signal)).generatedDocument),
  });
}

/** A document that was made, as it is kept: it never changes. */
export const DocumentPage = () => {
  const { guid = '' } = useParams();
  const read = useMayIn('generatedDocuments', 'list');
  return read.allowed ? <AwaitedDocument guid={guid} /> : <RefusedPage why={read.why} />;
};

const AwaitedDocument = ({ guid }: { readonly guid: string }) => {
  const { data, error, refetch } = useDocument(guid);
  if (data !== undefined && !isGone(error)) return <Kept document={data} />;
  return (
    <RecordAwaited
      error={error}
      refetch={refetch}
      resource="generatedDocuments"
      skeleton={<ScreenSkeleton beside />}
    />
  );
};

/** It stays as it is: another one is made where it was made. */
const Outdated = ({ runKey }: Pick<KeptDocument, 'runKey'>) => {
  const words = useDocumentWords();
  return (
    <Alert severity="warning" role="note">
      {words('made.outdated_text')}{' '}
      {runKey !== null && (
        <Link component={RouterLink} to={runPath(runKey)} color="inherit" underline="always">
          {words('made.again')}
        </Link>
      )}
    </Alert>
  );
};

const Kept = ({ document }: { readonly document: KeptDocument }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <PageTitle title={document.title} />
    <PageHead
      title={document.title}
      actions={
        document.dateFileDeleted === null && <MadeActions documents={[document]} subject={document.title} />
      }
    />
    {document.isOutdated && <Outdated runKey={document.runKey} />}
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      }}
    >
      {document.dateFileDeleted === null ? (
        <Paper path={downloadPath(document.guid)} title={document.title} />
      ) : (
        <Box sx={panelSx}>
          <FileDeleted />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, order: { xs: -1, md: 0 } }}>
        <DocumentFacts document={document} />
        <FileCheck fileHash={document.fileHash} />
      </Box>
    </Box>
  </Box>
);
