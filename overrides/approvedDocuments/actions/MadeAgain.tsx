import { Alert, Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { documentPath } from '#overrides/documents/index.ts';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { attachToEventMutation } from '../attach/attachOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

type Document = Pick<ApprovedDocumentRecord, 'centreEvent' | 'newerGuid' | 'state'>;

/** What was made anew since, to be put in the place of what can no longer be approved. */
export const MadeAgain = ({
  document: { centreEvent, newerGuid, state },
}: {
  readonly document: Document;
}) => {
  const words = useApprovalWords();
  const notify = useNotify();
  const may = useMayIn('approvedDocuments', 'create').allowed;
  const { send, busy, refusal } = useMutationRun(attachToEventMutation);
  const once = useOnceKey();
  if (newerGuid === null || centreEvent === null || (state !== 'TO_APPROVE' && state !== 'STALE'))
    return null;
  const replace = async () => {
    const outcome = await send({
      centreEventId: centreEvent.id,
      documentGuid: newerGuid,
      idempotency_key: once.key,
    });
    once.heard(outcome);
    if (outcome.data) notify(words('again.done'), { type: 'success' });
  };
  return (
    <Alert severity={refusal === undefined ? 'info' : 'error'} role="note">
      {refusal?.message ?? words('again.text')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {may && (
          <WaitingButton size="small" variant="contained" loading={busy} onClick={() => void replace()}>
            {words('again.button')}
          </WaitingButton>
        )}
        <Button size="small" color="inherit" component={Link} to={documentPath(newerGuid)}>
          {words('again.look')}
        </Button>
      </Box>
    </Alert>
  );
};
