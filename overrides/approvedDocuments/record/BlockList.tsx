import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { runPath } from '#overrides/documents/index.ts';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

type Document = Pick<
  ApprovedDocumentRecord,
  'blocks' | 'centreEvent' | 'purpose' | 'runKey' | 'state' | 'whyNotAgain'
>;

const waySx = { color: 'inherit', display: 'block' } as const;

/** Why it cannot be approved as it is, and the way to where that is mended. */
export const BlockList = ({
  document: { blocks, centreEvent, purpose, runKey, state, whyNotAgain },
}: {
  document: Document;
}) => {
  const words = useApprovalWords();
  if (blocks.length === 0 || (state !== 'TO_APPROVE' && state !== 'STALE')) return null;
  return (
    <Alert severity="warning" role="note">
      <Box sx={{ fontWeight: 600 }}>{words('blocks.title')}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {blocks.map((block) => (
          <li key={block}>{block}</li>
        ))}
      </Box>
      {runKey !== null && whyNotAgain === null && (
        <MuiLink component={Link} to={runPath(runKey)} underline="always" sx={waySx}>
          {words('blocks.run')}
        </MuiLink>
      )}
      {centreEvent !== null && purpose === 'CONTRACT' && (
        <MuiLink
          component={Link}
          to={sectionPath('events', centreEvent.id, 'honoraria')}
          underline="always"
          sx={waySx}
        >
          {words('blocks.honoraria')}
        </MuiLink>
      )}
    </Alert>
  );
};
