import { Alert, Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink, Navigate, useLocation, useSearchParams } from 'react-router';
import { useLogin } from 'react-admin';
import { safeRedirect } from '#src/auth/safeRedirect.ts';
import type { Credentials, OtherSignIn, SecondFactorChallenge } from '#src/auth/signIn.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useSession } from '#src/app/Sessions.tsx';
import type { AccountWord } from '#src/app/words/accountMessages.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { passwordChanged, requestResetPath } from '../reset/resetOperations.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { beginSignOn } from '#src/auth/sso/ssoOperations.ts';
import { ssoFailure, type SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { keepWayBack } from '#src/auth/sso/wayBack.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { MicrosoftButton } from '../sso/MicrosoftButton.tsx';

const nobody = () => undefined;

/** The way to the identity provider; the server says where that is. */
const MicrosoftSignIn = () => {
  const { contentUrl } = useConfig();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const [failure, setFailure] = useState<SsoFailure>();
  const [busy, setBusy] = useState(false);

  // Whoever goes Back from the provider may find the page as it was left: it may be pressed again.
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const client = createContentClient({ uri: contentUrl, authToken: nobody });
      const address = await beginSignOn(client, params.get('redirect'));
      keepWayBack(search);
      window.location.assign(address);
    } catch (error) {
      setFailure(ssoFailure(error));
      setBusy(false);
    }
  };

  return <MicrosoftButton failure={failure} busy={busy} onPress={() => void begin()} />;
};

/** What led here, if that needs a word. */
function useNote(): { readonly severity: 'info' | 'success'; readonly word: AccountWord } | undefined {
  const [params] = useSearchParams();
  const location = useLocation();
  if (location.state === passwordChanged) return { severity: 'success', word: 'reset.changed' };
  const asked = params.get('redirect');
  return asked !== null && asked !== '/' ? { severity: 'info', word: 'login.redirected' } : undefined;
}

/** A sign-in at this page leads on by itself, and one that failed leaves the page as it was. */
function useSignInHere() {
  const login = useLogin();
  const [isUnderWay, setUnderWay] = useState(false);
  const signIn = async (given: Credentials | OtherSignIn): Promise<void> => {
    setUnderWay(true);
    try {
      await login(given);
    } catch (error) {
      setUnderWay(false);
      throw error;
    }
  };
  return { isUnderWay, signIn };
}

interface SecondStepPageProps {
  readonly needed: SecondFactorChallenge;
  readonly signIn: (by: OtherSignIn) => Promise<void>;
  readonly onBack: () => void;
}

const SecondStepPage = ({ needed, signIn, onBack }: SecondStepPageProps) => {
  const words = useAccountWords();
  const step = needed.setUp === null ? 'enter' : 'prepare';
  return (
    <EntryFrame title={words(`secondFactor.${step}`)} lead={words(`secondFactor.${step}_lead`)}>
      <SecondStep needed={needed} signIn={signIn} onBack={onBack} />
    </EntryFrame>
  );
};

/** Sign-in. */
export const LoginPage = () => {
  const words = useAccountWords();
  const { sso } = useConfig();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const session = useSession();
  const note = useNote();
  const [needed, setNeeded] = useState<SecondFactorChallenge>();
  const { isUnderWay, signIn } = useSignInHere();
  // In another tab too: signing in once more would sign that tab out, with what is being typed there.
  if (session && !isUnderWay) return <Navigate replace to={safeRedirect(params.get('redirect'))} />;
  if (needed) return <SecondStepPage needed={needed} signIn={signIn} onBack={() => setNeeded(undefined)} />;
  return (
    <EntryFrame title={words('login.title')} lead={words('login.lead')}>
      {note && (
        <Alert role="status" severity={note.severity} sx={{ mb: 2 }}>
          {words(note.word)}
        </Alert>
      )}
      {sso && <MicrosoftSignIn />}
      <LoginForm signIn={signIn} onSecondFactor={setNeeded} />
      <Link
        component={RouterLink}
        to={{ pathname: requestResetPath, search }}
        sx={{ display: 'inline-block', mt: 0.75, py: 1.25, fontSize: '0.875rem' }}
      >
        {words('login.forgotten')}
      </Link>
    </EntryFrame>
  );
};
