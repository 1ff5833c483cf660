import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ParticipantRequestRecord } from '#resources/participantRequests/index.ts';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import type { OpenRequest } from './requestOperations.ts';
import { allows, permissionFor } from '#src/data/access/Permission.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { mergePath } from '../mergePath.ts';
import { EraseButton } from './EraseButton.tsx';
import { DeclineDialog, WithdrawDialog } from './RequestDialogs.tsx';
import { useRequestWords } from './requestWords.ts';

type Named = { readonly id: string } | null;
interface DecidedRequest extends Pick<OpenRequest, 'id' | 'kind' | 'dateModified'> {
  readonly can?: OpenRequest['can'] | undefined;
  readonly participant: Named;
  readonly duplicate: Named;
  readonly deletedParticipant?: ParticipantRequestRecord['deletedParticipant'];
}

/** What the viewer may make of a request: above all do what is asked for; else look at it, decline it, withdraw it. */
export const RequestActions = ({
  request,
  isOnParticipant = false,
}: {
  readonly request: DecidedRequest;
  /** There the participant is at hand, and erased beside these. */
  readonly isOnParticipant?: boolean;
}) => {
  const words = useRequestWords();
  const [dialog, setDialog] = useState<'decline' | 'withdraw'>();
  const { kind, participant, deletedParticipant, duplicate, can } = request;
  const decides = allows(can, 'decline');
  const isAsked = decides && kind === 'ERASURE' && !isOnParticipant && participant !== null;
  // What stands against it is said on the participant's page, which is then the next step.
  const { erasable, isWaiting } = useAsked(participant?.id ?? '', isAsked);
  const close = () => setDialog(undefined);
  return (
    <>
      {decides && kind === 'MERGE' && participant !== null && duplicate !== null && (
        <Button
          component={RouterLink}
          to={mergePath(participant.id, duplicate.id)}
          size="small"
          variant="contained"
        >
          {words('decide.merge')}
        </Button>
      )}
      {!isOnParticipant && kind === 'ERASURE' && participant !== null && (
        <>
          {erasable !== undefined && <EraseButton participant={erasable} />}
          <Button
            component={RouterLink}
            to={recordPath('participants', participant.id)}
            size="small"
            {...(isWaiting ? { variant: 'contained' } : { color: 'inherit' })}
          >
            {words('decide.erasure')}
          </Button>
        </>
      )}
      {decides && kind === 'ERASURE' && deletedParticipant && (
        <EraseButton participant={deletedParticipant} />
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

/** The participant whose erasure is asked of the viewer: what their record allows by now, and in which version. */
function useAsked(id: string, isAsked: boolean) {
  const { data } = useGetOne<ParticipantRecord>('participants', { id }, { enabled: isAsked });
  const erase = permissionFor(data?.can, 'erase');
  return { erasable: erase?.allowed === true ? data : undefined, isWaiting: erase?.allowed === false };
}
