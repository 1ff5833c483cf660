import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ShortHash } from '../ShortHash.tsx';
import { useSizeText } from '../useSizeText.ts';

/** What somebody puts their name to, and what follows from it. */
export const SignedFacts = ({ document }: { readonly document: ApprovedDocumentRecord }) => {
  const words = useApprovalWords();
  const sizeText = useSizeText();
  const id = useId();
  const { name, fileName, fileSize, pages, currentHash, consequences } = document;
  return (
    <>
      <Box component="section" aria-labelledby={`${id}-signs`}>
        <Typography id={`${id}-signs`} component="h3" variant="subtitle2">
          {words('approve.signs')}
        </Typography>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
          {fileName !== null && <span>{fileName}</span>}
          {fileSize !== null && pages !== null && <span>{sizeText(fileSize, pages)}</span>}
          {currentHash !== null && <ShortHash hash={currentHash} />}
        </Box>
      </Box>
      {consequences.length > 0 && (
        <Box component="section" aria-labelledby={`${id}-sets`}>
          <Typography id={`${id}-sets`} component="h3" variant="subtitle2">
            {words('approve.sets')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
};
