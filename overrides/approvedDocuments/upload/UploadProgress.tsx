import { Box, LinearProgress } from '@mui/material';
import { formatSize } from '#src/fields/number/formatSize.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

interface UploadProgressProps {
  readonly file: File;
  /** How much of it has been sent, from 0 to 1; undefined while nobody knows. */
  readonly share: number | undefined;
}

/** A file on its way. What is sent whole is still being read by the server. */
export const UploadProgress = ({ file, share }: UploadProgressProps) => {
  const words = useApprovalWords();
  const locale = useFormatLocale();
  const isSent = share === undefined || share >= 1;
  return (
    <Box sx={{ flexBasis: '100%' }} role="status">
      <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {words('upload.running', { name: file.name, size: formatSize(file.size, locale) })}
      </Box>
      <LinearProgress
        aria-label={words('upload.progress')}
        variant={isSent ? 'indeterminate' : 'determinate'}
        {...(!isSent && { value: share * 100 })}
      />
    </Box>
  );
};
