import { type Query, useQueryClient } from '@tanstack/react-query';
import { Box, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useAuthProvider } from 'react-admin';
import { useEffect, useId, useState } from 'react';
import { fullNameOf, type Session } from '#src/auth/Session.ts';
import type { Credentials, OtherSignIn, SecondFactorChallenge } from '#src/auth/signIn.ts';
import { LoginForm } from '../pages/login/LoginForm.tsx';
import { SecondStep } from '../pages/login/SecondStep.tsx';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { useSessions } from '../Sessions.tsx';
import { useAccountWords } from '../words/useAccountWords.ts';
import { MicrosoftButton } from '../pages/sso/MicrosoftButton.tsx';
import { useSsoWords } from '../pages/sso/ssoMessages.ts';
import { useSignOnWindow } from './useSignOnWindow.ts';

/** The way to the identity provider from a page that must not be left. */
const MicrosoftSignInAgain = () => {
  const words = useSsoWords();
  const { isOpen, failure, begin } = useSignOnWindow();
  return (
    <MicrosoftButton
      failure={failure}
      hint={isOpen ? words('sso.window') : undefined}
      busy={false}
      onPress={() => void begin()}
    />
  );
};

/** A record under a form is not read again: its new values would replace what has been typed. */
const isWorthAsking = ({ state, queryKey }: Query): boolean =>
  state.status === 'error' && !(state.data !== undefined && queryKey.includes('getOne'));

/** The session has ended over an unfinished page: signing in again here goes on where one was. */
export const SignInDialog = ({ person }: { readonly person: Session }) => {
  const words = useAccountWords();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const sessions = useSessions();
  const { sso } = useConfig();
  const [needed, setNeeded] = useState<SecondFactorChallenge>();
  const signIn = async (by: Credentials | OtherSignIn) => {
    await authProvider?.login(by);
  };
  const [titleId, textId] = [useId(), useId()];
  useEffect(
    () => () => {
      // However the session has come back: by the form here, by a window of the provider's or in another tab.
      if (sessions.get()?.id === person.id) void queryClient.refetchQueries({ predicate: isWorthAsking });
    },
    [queryClient, sessions, person.id],
  );
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{words('session.ended')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pb: 3 }}>
        <Typography id={textId} sx={{ color: 'text.secondary' }}>
          {words('session.ended_text', { name: fullNameOf(person) })}
        </Typography>
        {needed ? (
          <SecondStep needed={needed} signIn={signIn} onBack={() => setNeeded(undefined)} />
        ) : (
          <>
            {sso && <MicrosoftSignInAgain />}
            <LoginForm username={person.username} signIn={signIn} onSecondFactor={setNeeded} />
          </>
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {words('session.other_hint')}
          </Typography>
          <Button size="small" onClick={() => sessions.clear()} sx={{ ml: -1.25, mt: 0.5 }}>
            {words('session.leave')}
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
};
