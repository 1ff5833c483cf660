import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useDocumentWords } from '../documentWords.ts';
import { type MadeFile, useFiles } from './useFiles.ts';

/** Keeps or prints one document. */
export const FileButtons = ({ document }: { readonly document: MadeFile }) => {
  const words = useDocumentWords();
  const { keep, print, busy } = useFiles();
  const download = words('made.download_one', { name: document.title });
  const onPaper = words('made.print_one', { name: document.title });
  return (
    <>
      <Tooltip title={words('made.download')}>
        <span>
          <IconButton size="small" aria-label={download} disabled={busy} onClick={() => void keep(document)}>
            <DownloadIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={words('made.print')}>
        <span>
          <IconButton size="small" aria-label={onPaper} disabled={busy} onClick={() => void print(document)}>
            <PrintIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
};
