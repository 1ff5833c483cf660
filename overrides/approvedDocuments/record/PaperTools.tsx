import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { printFile } from '#src/data/download/printFile.ts';
import { saveFile } from '#src/data/download/saveFile.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

interface PaperToolsProps {
  readonly file: Blob | null;
  readonly fileName: string;
}

/** What can be done with the file itself. */
export const PaperTools = ({ file, fileName }: PaperToolsProps) => {
  const words = useApprovalWords();
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={file === null}
        onClick={() => file !== null && saveFile(file, fileName)}
      >
        {words('paper.download')}
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<PrintIcon />}
        disabled={file === null}
        onClick={() => file !== null && printFile(file)}
      >
        {words('paper.print')}
      </Button>
    </Box>
  );
};
