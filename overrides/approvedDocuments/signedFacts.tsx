import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { ShortHash } from './ShortHash.tsx';
import { useApprovalWords } from './useApprovalWords.ts';
import { useSizeText } from './useSizeText.ts';

type Filed = Pick<ApprovedDocumentRecord, 'fileName' | 'fileSize' | 'pages' | 'currentHash'>;

/** The file that somebody puts their name to, in a line. */
export const SignedFile = ({
  document: { fileName, fileSize, pages, currentHash },
}: {
  readonly document: Filed;
}) => {
  const sizeText = useSizeText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
      {fileName !== null && <span>{fileName}</span>}
      {fileSize !== null && pages !== null && <span>{sizeText(fileSize, pages)}</span>}
      {currentHash !== null && <ShortHash hash={currentHash} />}
    </Box>
  );
};

/** What an approval sets in motion; said once, of however many documents. */
export const Consequences = ({
  of,
}: {
  readonly of: readonly Pick<ApprovedDocumentRecord, 'consequences'>[];
}) => {
  const words = useApprovalWords();
  const id = useId();
  const sentences = [...new Set(of.flatMap(({ consequences }) => consequences))];
  if (sentences.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2">
        {words('approve.sets')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Box>
  );
};
