import { useMsal } from '@azure/msal-react';
import { useLogin } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#src/app/Sessions.tsx';
import { rememberAccount } from '#src/auth/sso/msalClient.ts';
import { forgetOAuthResponse, takenOAuthResponse } from '#src/auth/sso/oauthResponse.ts';
import { signInWithCode } from '#src/auth/sso/signInWithCode.ts';
import { providerFailure, ssoFailure, type SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import type { SsoSettings } from '#src/config/Config.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { SsoFailed } from './SsoFailed.tsx';
import { SsoProgress } from './SsoProgress.tsx';
import { WithMsal } from './WithMsal.tsx';

interface CallbackProps {
  readonly settings: SsoSettings;
  readonly code: Parameters<typeof signInWithCode>[0];
}

const Callback = ({ settings, code }: CallbackProps) => {
  const { instance } = useMsal();
  const login = useLogin();
  const started = useRef(false);
  const [failure, setFailure] = useState<SsoFailure>();
  useEffect(() => {
    // Effects may run twice; a code may not.
    if (started.current) return;
    started.current = true;
    forgetOAuthResponse();
    const by = signInWithCode(code, (idToken) => rememberAccount(instance, settings, idToken));
    login({ by }).catch((error: unknown) => setFailure(ssoFailure(error)));
  }, [code, instance, login, settings]);
  return failure ? <SsoFailed failure={failure} /> : <SsoProgress word="sso.signingIn" />;
};

/** Where the identity provider leads back to: signs in with its answer, and goes where the person wanted to go. */
export const CallbackPage = () => {
  const { sso } = useConfig();
  const session = useSession();
  const [response] = useState(takenOAuthResponse);
  // Whoever steps back to here after signing on is signed in.
  if (!response && session) return <Navigate replace to="/" />;
  if (!sso || !response) return <SsoFailed failure={{ kind: 'incomplete' }} />;
  if ('error' in response) return <SsoFailed failure={providerFailure(response.error)} />;
  return (
    <WithMsal settings={sso} waiting="sso.signingIn">
      <Callback settings={sso} code={response} />
    </WithMsal>
  );
};
