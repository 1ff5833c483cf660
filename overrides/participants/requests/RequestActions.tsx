import { Button } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { OpenRequest } from './requestOperations.ts';
import { allows } from '#src/data/access/Permission.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { mergePath } from '../mergePath.ts';
import { DeclineDialog, WithdrawDialog } from './RequestDialogs.tsx';
import { useRequestWords } from './requestWords.ts';

type Named = { readonly id: string } | null;
interface DecidedRequest extends Pick<OpenRequest, 'id' | 'kind' | 'dateModified'> {
  readonly can?: OpenRequest['can'] | undefined;
  readonly participant: Named;
  readonly duplicate: Named;
}

/** What the viewer may make of a request: look at what is asked for, decline it, withdraw it. */
export const RequestActions = ({
  request,
  isOnParticipant = false,
}: {
  readonly request: DecidedRequest;
  /** There the participant is erased by what the page offers anyway. */
  readonly isOnParticipant?: boolean;
}) => {
  const words = useRequestWords();
  const [dialog, setDialog] = useState<'decline' | 'withdraw'>();
  const { kind, participant, duplicate, can } = request;
  const decides = allows(can, 'decline');
  const close = () => setDialog(undefined);
  return (
    <>
      {decides && kind === 'MERGE' && participant !== null && duplicate !== null && (
        <Button
          component={RouterLink}
          to={mergePath(participant.id, duplicate.id)}
          size="small"
          color="inherit"
        >
          {words('decide.merge')}
        </Button>
      )}
      {!isOnParticipant && kind === 'ERASURE' && participant !== null && (
        <Button
          component={RouterLink}
          to={recordPath('participants', participant.id)}
          size="small"
          color="inherit"
        >
          {words('decide.erasure')}
        </Button>
      )}
      {decides && (
        <Button size="small" color="inherit" onClick={() => setDialog('decline')}>
          {words('decide.decline')}
        </Button>
      )}
      {allows(can, 'withdraw') && (
        <Button size="small" color="inherit" onClick={() => setDialog('withdraw')}>
          {words('withdraw.action')}
        </Button>
      )}
      {dialog === 'decline' && <DeclineDialog request={request} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog request={request} onClose={close} />}
    </>
  );
};
