import { Alert, Box, Link as MuiLink, type AlertColor } from '@mui/material';
import { Link } from 'react-router';
import { allows } from '#src/data/access/Permission.ts';
import { recordPath } from '#src/screens/recordPath.ts';
import { useApprovalWords } from '../approvalWords.ts';
import { useChangesInWords } from '../changes/useChangesInWords.ts';
import { useHeldDocument, type Holder } from './useHeldDocument.ts';
import { useKnownDocument, type KnownDocument } from './useKnownDocument.ts';

interface Waiting extends KnownDocument {
  readonly state: 'TO_APPROVE' | 'STALE' | 'WITHDRAWN';
}

const severity: Readonly<Record<Waiting['state'], AlertColor>> = {
  TO_APPROVE: 'info',
  STALE: 'warning',
  WITHDRAWN: 'error',
};

/** How the document of an event or a centre stands, while it may not be used; what changed, and who must act. */
export const ApprovalBanner = ({ holder }: { readonly holder: Holder }) => {
  const known = useKnownDocument();
  if (known === undefined || known.state === 'APPROVED') return null;
  return <Banner known={{ ...known, state: known.state }} holder={holder} />;
};

const Banner = ({
  known: { id, name, state },
  holder,
}: {
  readonly known: Waiting;
  readonly holder: Holder;
}) => {
  const words = useApprovalWords();
  const inWords = useChangesInWords();
  const held = useHeldDocument(holder);
  const changes = held?.changes ?? [];
  const waitsForFile = state === 'TO_APPROVE' && held?.fileName === null;
  const isMine = held !== undefined && allows(held.can, 'approve');
  return (
    <Alert severity={severity[state]} role="note">
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {words(waitsForFile ? 'banner.TO_APPROVE_file' : `banner.${state}`, { name })}
      </Box>
      {/* Its line is there before its words are: nothing below moves. */}
      {state === 'STALE' && (
        <Box sx={{ minHeight: '1.43em', overflowWrap: 'anywhere' }}>{inWords(changes)}</Box>
      )}
      {state !== 'WITHDRAWN' && <Box>{words(isMine ? 'banner.mine' : 'banner.must')}</Box>}
      <MuiLink
        component={Link}
        to={recordPath('approvedDocuments', id)}
        underline="always"
        sx={{ color: 'inherit' }}
      >
        {words('banner.open')}
      </MuiLink>
    </Alert>
  );
};
