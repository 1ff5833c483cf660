import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { CodeField } from '#src/app/secondFactor/CodeField.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { UsernameForManagers } from '../login/UsernameForManagers.tsx';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

export interface Proof {
  readonly current_password: string;
  readonly code: string;
}

interface ProofFormProps {
  readonly username: string;
  /** Whether a code is needed besides the password. */
  readonly withCode: boolean;
  readonly label: string;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly onProof: (proof: Proof) => void;
  readonly onCancel: () => void;
  /** What was refused is no longer to be said. */
  readonly onForget: () => void;
}

const passwordPath = 'input.current_password';
const codePath = 'input.code';

/** Asks whoever sits here to show that it is them. */
export const ProofForm = ({
  username,
  withCode,
  label,
  busy,
  refusal,
  onProof,
  onCancel,
  onForget,
}: ProofFormProps) => {
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const wrong =
    isTried && password === '' ? words('account.passwordMissing') : refusal?.validation[passwordPath];
  const wrongCode = isTried && code === '' ? words('secondFactor.missing') : refusal?.validation[codePath];
  const submit = () => {
    setTried(true);
    if (password !== '' && (code !== '' || !withCode)) onProof({ current_password: password, code });
  };
  const other = () => {
    setTried(false);
    onForget();
  };
  return (
    <FormBox onSubmit={submit} sx={{ maxWidth: 360 }}>
      <RefusalNote refusal={refusal} />
      <UsernameForManagers username={username} />
      <PasswordField
        label={words('account.currentPassword')}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onValue={setPassword}
        error={wrong !== undefined}
        helperText={wrong}
      />
      {withCode && <CodeField value={code} onValue={setCode} problem={wrongCode} onOther={other} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WaitingButton type="submit" variant="contained" loading={busy}>
          {label}
        </WaitingButton>
        <Button onClick={onCancel}>{words('secondFactor.cancel')}</Button>
      </Box>
    </FormBox>
  );
};
