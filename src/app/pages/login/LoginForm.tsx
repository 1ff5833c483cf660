import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { SecondFactorNeeded, type Credentials, type SecondFactorChallenge } from '#src/auth/signIn.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { loginFailure, type LoginFailure } from './loginFailure.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useCountdown } from './useCountdown.ts';
import { WaitText } from './WaitText.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface LoginFormProps {
  /** Whom it is expected from. */
  readonly username?: string;
  /** Where the way leads then is up to it. */
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** The password was right, and a code is needed. */
  readonly onSecondFactor: (needed: SecondFactorChallenge) => void;
}

/** What was typed stays, whatever the server answers. */
export const LoginForm = ({ username: expected = '', signIn, onSecondFactor }: LoginFormProps) => {
  const words = useWords();
  const [username, setUsername] = useState(expected);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<LoginFailure>();
  const [busy, setBusy] = useState(false);
  const wait = useCountdown(failure?.seconds);

  const submit = async () => {
    if (username.trim() === '' || password === '') return setFailure({ word: 'login.missing' });
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn({ username: username.trim(), password });
    } catch (error) {
      if (error instanceof SecondFactorNeeded) return onSecondFactor(error.needed);
      setFailure(loginFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormBox onSubmit={() => void submit()}>
      {failure && (
        <Alert severity="error">
          {failure.seconds === undefined ? (
            words(failure.word)
          ) : (
            <WaitText seconds={failure.seconds} wait={wait} />
          )}
        </Alert>
      )}
      <TextField
        label={words('login.username')}
        name="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        autoFocus={expected === ''}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        label={words('login.password')}
        name="password"
        value={password}
        onValue={setPassword}
        autoComplete="current-password"
        autoFocus={expected !== ''}
      />
      <WaitingButton
        type="submit"
        variant="contained"
        loading={busy}
        disabled={wait > 0}
        sx={{ mt: 1, minHeight: 40 }}
      >
        {words('login.submit')}
      </WaitingButton>
    </FormBox>
  );
};
