import { Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { loginPath } from '#src/auth/safeRedirect.ts';
import { useSessions } from '#src/app/Sessions.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { EntryFrame } from '../login/EntryFrame.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { UsernameForManagers } from '../login/UsernameForManagers.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import {
  passwordChanged,
  requestResetPath,
  resetPasswordMutation,
  useContentCall,
} from './resetOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** Where the link of the mail leads: a new password, and back to sign-in with it. */
export const ChoosePasswordPage = () => {
  const words = useAccountWords();
  const navigate = useNavigate();
  const sessions = useSessions();
  const { username = '', key = '' } = useParams();
  const { send, busy, refusal } = useContentCall(resetPasswordMutation);
  const [password, setPassword] = useState('');
  const problem = refusal?.validation['input.password'];

  const submit = async () => {
    const { refusal: refused } = await send({ login: username, key, password });
    if (refused !== undefined) return;
    // Signed out with all others; what is typed in another tab here asks to sign in again.
    sessions.end();
    await navigate(loginPath, { replace: true, state: passwordChanged });
  };
  return (
    <EntryFrame title={words('reset.choose')} lead={words('reset.choose_lead', { name: username })}>
      <FormBox onSubmit={() => void submit()}>
        <RefusalNote refusal={refusal} />
        <UsernameForManagers username={username} />
        <PasswordField
          label={words('reset.password')}
          name="new-password"
          value={password}
          onValue={setPassword}
          autoComplete="new-password"
          autoFocus
          error={problem !== undefined}
          helperText={problem ?? words('reset.password_help')}
        />
        <WaitingButton type="submit" variant="contained" loading={busy} sx={{ mt: 1, minHeight: 40 }}>
          {words('reset.save')}
        </WaitingButton>
        {refusal?.code === 'RESET_LINK_INVALID' && (
          <Link component={RouterLink} to={requestResetPath} sx={{ mt: 0.5, fontSize: '0.875rem' }}>
            {words('reset.another')}
          </Link>
        )}
      </FormBox>
    </EntryFrame>
  );
};
