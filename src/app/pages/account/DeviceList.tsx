import { useQueryClient } from '@tanstack/react-query';
import { Box, Skeleton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { endMyOtherSessionsMutation, endMySessionMutation, type MySession } from './accountOperations.ts';
import { DeviceLine } from './DeviceLine.tsx';
import { mySessionsKey, useMySessions } from './useMySessions.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { useCall } from '#src/data/write/useCall.ts';

/** Where one is signed in, this device first; each of the others can be signed out, or all of them. */
export const DeviceList = () => {
  const words = useAccountWords();
  const { data, error, refetch } = useMySessions();
  if (data !== undefined) return <Devices sessions={data} />;
  if (error === null) return <Skeleton variant="rounded" height={112} />;
  return (
    <FailurePanel title={words('account.devices_failed')} error={error} onRetry={() => void refetch()} />
  );
};

const Devices = ({ sessions }: { readonly sessions: readonly MySession[] }) => {
  const words = useAccountWords();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const one = useCall(endMySessionMutation);
  const all = useCall(endMyOtherSessionsMutation);
  const [ending, setEnding] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(box, list);
  const again = () => queryClient.invalidateQueries({ queryKey: mySessionsKey });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = async ({ sessionId }: MySession, device: string) => {
    if (one.busy || all.busy) return;
    setEnding(sessionId);
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
    <Box ref={box} sx={{ display: 'grid', gap: 2.5 }}>
      <RefusalNote refusal={one.refusal ?? all.refusal} />
      <Box component="ul" ref={list} tabIndex={-1} sx={framedRowsSx}>
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <DeviceLine
            key={session.sessionId}
            session={session}
            busy={one.busy && session.sessionId === ending}
            onEnd={(device) => void end(session, device)}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <WaitingButton
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
        </WaitingButton>
      )}
    </Box>
  );
};
