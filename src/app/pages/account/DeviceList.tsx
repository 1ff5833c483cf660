import { useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import {
  endMyOtherSessionsMutation,
  endMySessionMutation,
  type MySession,
  useAccountCall,
} from './accountOperations.ts';
import { DeviceLine } from './DeviceLine.tsx';
import { mySessionsKey, useMySessions } from './useMySessions.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

/** Where one is signed in, this device first; each of the others can be signed out, or all of them. */
export const DeviceList = () => {
  const words = useAccountWords();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useMySessions();
  const one = useAccountCall(endMySessionMutation);
  const all = useAccountCall(endMyOtherSessionsMutation);
  const again = () => queryClient.invalidateQueries({ queryKey: mySessionsKey });

  if (isError && data === undefined)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {words('account.devices_retry')}
          </Button>
        }
      >
        {words('account.devices_failed')}
      </Alert>
    );
  if (data === undefined) return <Skeleton variant="rounded" height={112} />;

  const others = data.filter(({ isCurrent }) => !isCurrent);
  const end = async ({ sessionId }: MySession, device: string) => {
    if (!(await one.send({ sessionId })).data) return;
    notify(words('account.device_ended', { device }), { type: 'success' });
    await again();
  };
  const endOthers = async () => {
    const { data: answer } = await all.send({});
    if (!answer) return;
    notify(words('account.devices_ended', { smart_count: answer.endMyOtherSessions }), { type: 'success' });
    await again();
  };
  return (
    <>
      <RefusalNote refusal={one.refusal ?? all.refusal} />
      <Box component="ul" sx={framedRowsSx}>
        {[...data.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <DeviceLine
            key={session.sessionId}
            session={session}
            busy={one.busy || all.busy}
            onEnd={(device) => void end(session, device)}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <Button
          variant="outlined"
          loading={all.busy}
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            confirm({
              title: words('account.devices_endTitle'),
              message: words('account.devices_endText', { smart_count: others.length }),
              confirmLabel: words('account.device_end'),
              needsConnection: true,
              action: endOthers,
            })
          }
        >
          {words('account.devices_end')}
        </Button>
      )}
    </>
  );
};
