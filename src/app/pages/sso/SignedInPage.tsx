import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { loginPath } from '#src/auth/safeRedirect.ts';
import { isSignOnWindow } from '#src/auth/sso/signOnWindow.ts';
import { useSession } from '#src/app/Sessions.tsx';
import { CloseWindow } from './SsoFailed.tsx';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords } from './ssoMessages.ts';

/** The end of a sign-on in a window of its own: the page that opened it has the session by now. */
export const SignedInPage = () => {
  const words = useSsoWords();
  const session = useSession();
  useEffect(() => {
    if (isSignOnWindow()) window.close();
  }, []);
  if (!session) return <Navigate replace to={loginPath} />;
  return (
    <SsoScreen title={words('sso.done')} actions={<CloseWindow />}>
      <Typography sx={{ color: 'text.secondary' }}>{words('sso.done_text')}</Typography>
    </SsoScreen>
  );
};
