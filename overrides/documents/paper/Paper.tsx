import { Box } from '@mui/material';
import { useDownload } from '#src/data/download/useDownload.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PdfPages } from '#src/ui/pdf/PdfPages.tsx';
import { useDocumentWords } from '../documentWords.ts';

interface PaperProps {
  /** Where the server has it; nothing while that is not known. */
  readonly path: string | null | undefined;
  readonly title: string;
  readonly isComing?: boolean;
}

/** A document as it is printed. */
export const Paper = ({ path, title, isComing = false }: PaperProps) => {
  const words = useDocumentWords();
  const { file, failure, error, isLoading, retry } = useDownload(path);
  if (failure !== undefined)
    return (
      <FailurePanel title={words('paper.failed')} advice={failure.message} error={error} onRetry={retry} />
    );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover', height: 1 }}>
      <PdfPages file={file} label={title} isLoading={isLoading || isComing} />
    </Box>
  );
};
