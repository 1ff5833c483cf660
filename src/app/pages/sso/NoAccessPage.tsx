import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { fullNameOf } from '#src/auth/Session.ts';
import { readPerson } from '#src/auth/readPerson.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useSignOut } from '#src/app/navigation/useSignOut.ts';
import { useSession, useSessions } from '#src/app/Sessions.tsx';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords, type SsoWord } from './ssoMessages.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** For somebody who is signed in and has no role: what to do, and a way to see whether it is done. */
export const NoAccessPage = () => {
  const words = useSsoWords();
  const { contentUrl } = useConfig();
  const sessions = useSessions();
  const session = useSession();
  const signOut = useSignOut();
  const [notice, setNotice] = useState<SsoWord>();
  const [busy, setBusy] = useState(false);
  if (!session) return null;

  const check = async () => {
    setBusy(true);
    setNotice(undefined);
    try {
      const authToken = () => sessions.get()?.authToken;
      const given = await readPerson(createContentClient({ uri: contentUrl, authToken }));
      const latest = sessions.get();
      if (given === undefined || given.roles.length === 0) setNotice('noAccess.still');
      else if (latest?.id === given.id) sessions.set({ ...latest, ...given });
    } catch {
      setNotice('noAccess.failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <SsoScreen
      title={words('noAccess.title')}
      actions={
        <>
          <WaitingButton variant="contained" loading={busy} onClick={() => void check()}>
            {words('noAccess.check')}
          </WaitingButton>
          <Button variant="outlined" onClick={signOut}>
            {words('noAccess.signOut')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {words('noAccess.text', { name: `${fullNameOf(session)} (${session.username})` })}
      </Typography>
      {notice && (
        <Typography role="status" sx={{ mt: 2 }}>
          {words(notice)}
        </Typography>
      )}
    </SsoScreen>
  );
};
