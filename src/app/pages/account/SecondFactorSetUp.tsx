import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { BeginMySecondFactorMutation } from '#src/generated/operations.ts';
import { CodeField } from '#src/app/secondFactor/CodeField.tsx';
import { SetUp } from '#src/app/secondFactor/SetUp.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { confirmMutation } from './secondFactorOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { useCall } from '#src/data/write/useCall.ts';

export type Begun = BeginMySecondFactorMutation['beginMySecondFactor'];

interface SecondFactorSetUpProps {
  readonly begun: Begun;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The app is set up, and shows that it is with its first code. */
export const SecondFactorSetUp = ({ begun, onCodes, onCancel }: SecondFactorSetUpProps) => {
  const words = useAccountWords();
  const { send, busy, refusal } = useCall(confirmMutation);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    const { data } = await send({ input: { challenge: begun.challenge, code } });
    if (data) onCodes(data.confirmMySecondFactor);
  };
  return (
    <FormBox onSubmit={() => void submit()} sx={{ maxWidth: 360 }}>
      <SetUp setUp={begun} />
      <RefusalNote refusal={refusal} />
      <CodeField
        value={code}
        onValue={setCode}
        problem={isMissing ? words('secondFactor.missing') : refusal?.validation['input.code']}
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WaitingButton type="submit" variant="contained" loading={busy}>
          {words('secondFactor.confirm')}
        </WaitingButton>
        <Button onClick={onCancel}>{words('secondFactor.cancel')}</Button>
      </Box>
    </FormBox>
  );
};
