import { Box } from '@mui/material';
import { useParams } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { ErrorScreen } from '#src/ui/ErrorScreen.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import { useWayBack } from '../useWayBack.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { useImportWords } from './importWords.ts';

/** Reads records of a resource from a file: the file, what its columns fill, what would become of it, and then that. */
export const ImportPage = () => {
  const words = useImportWords();
  const { manyInText } = useResourceNames();
  const back = useWayBack();
  const { create } = useResourceMeta();
  const { importKey } = useParams();
  const may = useMay('import');
  if (create?.imports !== true) return <ErrorScreen status={404} message={words('gone')} />;
  if (!may.allowed) return <RefusedPage why={may.why} back={back} />;
  const title = words('title', { name: manyInText });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={title} />
      <PageHead title={title} />
      {importKey === undefined ? <ImportFile /> : <ImportProgress key={importKey} importKey={importKey} />}
    </Box>
  );
};
