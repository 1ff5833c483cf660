import { useMsal } from '@azure/msal-react';
import { Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { loginPath } from '#src/auth/safeRedirect.ts';
import { signOutAtProvider } from '#src/auth/sso/msalClient.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useSession } from '#src/app/Sessions.tsx';
import { SsoProgress } from './SsoProgress.tsx';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords } from './ssoMessages.ts';
import { WithMsal } from './WithMsal.tsx';

const SignOut = () => {
  const { instance } = useMsal();
  const words = useSsoWords();
  const started = useRef(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    signOutAtProvider(instance).catch(() => setFailed(true));
  }, [instance]);
  if (!failed) return <SsoProgress word="sso.signingOut" />;
  return (
    <SsoScreen
      title={words('sso.stillSignedIn')}
      actions={
        <Button variant="contained" component={Link} to={loginPath} replace>
          {words('sso.back')}
        </Button>
      }
    >
      <Typography role="alert" sx={{ color: 'text.secondary' }}>
        {words('sso.stillSignedIn_text')}
      </Typography>
    </SsoScreen>
  );
};

/** After the sign-out here comes the one at the provider, which leads back to the app (spec §2). */
export const SignOutPage = () => {
  const { sso } = useConfig();
  const session = useSession();
  // A link from somewhere else signs nobody out.
  if (session) return <Navigate replace to="/" />;
  if (!sso) return <Navigate replace to={loginPath} />;
  return (
    <WithMsal settings={sso} waiting="sso.signingOut">
      <SignOut />
    </WithMsal>
  );
};
