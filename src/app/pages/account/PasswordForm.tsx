import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { UsernameForManagers } from '../login/UsernameForManagers.tsx';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { changeMyPasswordMutation } from './accountOperations.ts';
import { mySessionsKey } from './useMySessions.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { useCall } from '#src/data/write/useCall.ts';

interface PasswordFormProps {
  readonly username: string;
  readonly onChanged?: () => void;
  /** Whether a page asks for nothing but this. */
  readonly isPage?: boolean;
}

/** A new password for whoever knows the current one. */
export const PasswordForm = ({ username, onChanged, isPage = false }: PasswordFormProps) => {
  const words = useAccountWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { send, busy, refusal } = useCall(changeMyPasswordMutation);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const changed = current !== '' || password !== '';
  useHoldPage(changed);
  useHoldTab(changed);
  const wrong = isMissing ? words('account.passwordMissing') : refusal?.validation['input.current_password'];
  const weak = refusal?.validation['input.password'];

  const submit = async () => {
    setMissing(current === '');
    if (current === '') return;
    const { data: answer } = await send({ input: { current_password: current, password } });
    if (!answer) return;
    setCurrent('');
    setPassword('');
    onChanged?.();
    const ended = answer.changeMyPassword;
    const told =
      ended > 0
        ? words('account.passwordChanged', { smart_count: ended })
        : words('account.passwordChanged_only');
    notify(told, { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: mySessionsKey });
  };
  return (
    <FormBox onSubmit={() => void submit()} sx={{ maxWidth: 360 }}>
      <RefusalNote refusal={refusal} />
      <UsernameForManagers username={username} />
      <PasswordField
        label={words('account.currentPassword')}
        name="current-password"
        autoComplete="current-password"
        autoFocus={isPage}
        value={current}
        onValue={setCurrent}
        error={wrong !== undefined}
        helperText={wrong}
      />
      <PasswordField
        label={words('account.newPassword')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        error={weak !== undefined}
        helperText={weak ?? words('reset.password_help')}
      />
      <WaitingButton
        type="submit"
        variant={isPage ? 'contained' : 'outlined'}
        loading={busy}
        sx={isPage ? { mt: 1, minHeight: 40 } : { justifySelf: 'start' }}
      >
        {words('account.changePassword')}
      </WaitingButton>
    </FormBox>
  );
};
