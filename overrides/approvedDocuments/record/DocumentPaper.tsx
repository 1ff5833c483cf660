import { Box, ToggleButton, ToggleButtonGroup, Button } from '@mui/material';
import { useState } from 'react';
import { FileDeleted } from '#overrides/documents/index.ts';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useDownload } from '#src/data/download/useDownload.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PdfPages } from '#src/ui/pdf/PdfPages.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { BothPapers } from './BothPapers.tsx';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { printFile } from '#src/data/download/printFile.ts';
import { saveFile } from '#src/data/download/saveFile.ts';

interface PaperToolsProps {
  readonly file: Blob | null;
  readonly fileName: string;
}

/** What can be done with the file itself. */
const PaperTools = ({ file, fileName }: PaperToolsProps) => {
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

type Filed = Pick<ApprovedDocumentRecord, 'documentUrl' | 'fileHash'>;

/** Where the file is read; another file has another address, so that none is taken for its successor. */
function filePath({ documentUrl, fileHash }: Filed): string | undefined {
  if (documentUrl === null || fileHash === null) return undefined;
  return `${documentUrl}?file=${fileHash}`;
}

interface DocumentPaperProps {
  readonly document: ApprovedDocumentRecord;
}

/** The file itself; beside the one that was approved, where another has come since. */
export const DocumentPaper = ({ document }: DocumentPaperProps) => {
  const words = useApprovalWords();
  const [isBoth, setBoth] = useState(true);
  const path = filePath(document);
  const { file, failure, error, isLoading, retry } = useDownload(path);
  const { approvedFilePath, fileName, name } = document;
  if (path === undefined)
    return (
      <Box component="section" aria-label={words('paper.title')} sx={surfaceSx}>
        {document.fileHash === null ? (
          <EmptyState title={words('paper.none')} text={words('paper.none_text')} />
        ) : (
          <FileDeleted />
        )}
      </Box>
    );
  return (
    <Box component="section" aria-label={words('paper.title')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {approvedFilePath !== null && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={words('paper.view')}
            value={isBoth}
            onChange={(_event, value: boolean | null) => value !== null && setBoth(value)}
          >
            <ToggleButton value>{words('paper.both')}</ToggleButton>
            <ToggleButton value={false}>{words('paper.new')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <PaperTools file={file} fileName={fileName ?? `${name}.pdf`} />
      </Box>
      {failure !== undefined && (
        <FailurePanel title={words('paper.failed')} advice={failure.message} error={error} onRetry={retry} />
      )}
      {failure === undefined &&
        (isBoth && approvedFilePath !== null ? (
          <BothPapers approvedPath={approvedFilePath} file={file} name={name} />
        ) : (
          <Box sx={surfaceSx}>
            <PdfPages file={file} label={name} isLoading={isLoading} />
          </Box>
        ))}
    </Box>
  );
};

const surfaceSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  minHeight: 320,
  minWidth: 0,
  // What the paper scrolls in.
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxHeight: { lg: 'calc(100vh - 160px)' },
} as const;
