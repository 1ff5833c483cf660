import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { saveFile } from '#src/data/download/saveFile.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { type ExportedFile, exportedRecordsQuery } from './exportOperations.ts';
import { useExportWords } from './exportWords.ts';
import { type KeptExport, useKeptExport } from './useKeptExport.ts';

const lookMs = 2_000;

const isBeingMade = (file: ExportedFile | null | undefined): boolean =>
  file !== null && file !== undefined && !file.path && !file.message;

/** The long file that was last asked for on this list: while it is written, and until it is put away or gone. */
export function LatestExport({ kept }: { readonly kept: KeptExport }) {
  const words = useExportWords();
  const ask = useAsk();
  const fetchFile = useFetchFile();
  const notify = useNotify();
  const { resource } = useResourceNames();
  const [, setKept] = useKeptExport(resource);
  const { data: file, error } = useQuery({
    queryKey: ['exports', kept.key],
    queryFn: async () => (await ask(exportedRecordsQuery, { key: kept.key })).exportedRecords ?? null,
    refetchInterval: ({ state }) => (isBeingMade(state.data) || state.error ? lookMs : false),
  });
  // Files are forgotten after a day.
  useEffect(() => {
    if (file === null) setKept(null);
  }, [file, setKept]);
  const name = kept.fileName;
  const save = async (path: string) => {
    try {
      saveFile(await fetchFile(path), name);
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  const close = (
    <IconButton size="small" aria-label={words('latest.close', { name })} onClick={() => setKept(null)}>
      <CloseIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
  if (file === undefined && error)
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', fontSize: 13 }}>
        {words('latest.unread', { name })}
        {close}
      </Box>
    );
  if (!file) return null;
  const { path, message } = file;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', fontSize: 13 }}>
      {path ? (
        <Button size="small" startIcon={<DownloadIcon />} onClick={() => void save(path)}>
          {words('latest.save', { name })}
        </Button>
      ) : (
        <Box component="span" sx={message ? { color: 'error.main' } : null}>
          {message ? words('latest.failed', { name, message }) : words('latest.making', { name })}
        </Box>
      )}
      {!isBeingMade(file) && close}
    </Box>
  );
}
