import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { completeLoginMutation } from '#src/auth/operations.ts';
import { sessionFromLogin } from '#src/auth/parseSession.ts';
import { nowInSeconds, type Session } from '#src/auth/Session.ts';
import type { OtherSignIn, SecondFactorChallenge } from '#src/auth/signIn.ts';
import { refuseWrongClock } from '#src/auth/WrongClockError.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { CodeField } from '#src/app/secondFactor/CodeField.tsx';
import { RecoveryCodes } from '#src/app/secondFactor/RecoveryCodes.tsx';
import { SetUp } from '#src/app/secondFactor/SetUp.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { useContentCall } from '../reset/resetOperations.ts';
import { type LoginFailure, loginFailure } from './loginFailure.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface SecondStepProps {
  readonly needed: SecondFactorChallenge;
  readonly signIn: (by: OtherSignIn) => Promise<unknown>;
  /** To the password again. */
  readonly onBack: () => void;
}

/** A code after the password; the first one sets the second factor up where a role needs it. */
export const SecondStep = ({ needed: { challenge, setUp }, signIn, onBack }: SecondStepProps) => {
  const words = useAccountWords();
  const { cookieVersion } = useConfig();
  const { send, busy, refusal, forget } = useContentCall(completeLoginMutation);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<{ readonly session: Session; readonly codes: readonly string[] }>();
  const [failure, setFailure] = useState<LoginFailure>();
  const enter = async (session: Session) => {
    try {
      refuseWrongClock(session, nowInSeconds());
      await signIn({
        by: async ({ sessions }) => {
          sessions.set(session);
          return { session };
        },
      });
    } catch (error) {
      setDone(undefined);
      setFailure(loginFailure(error));
    }
  };

  const submit = async () => {
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    setFailure(undefined);
    const { data } = await send({ challenge, code });
    const session = sessionFromLogin(data?.completeLogin, cookieVersion, nowInSeconds());
    if (!session) return;
    const codes = data?.completeLogin?.recoveryCodes ?? [];
    if (codes.length > 0) setDone({ session, codes });
    else await enter(session);
  };
  const other = () => {
    setMissing(false);
    forget();
  };
  if (done)
    return (
      <RecoveryCodes
        username={done.session.username}
        codes={done.codes}
        onKept={() => void enter(done.session)}
      />
    );
  return (
    <FormBox onSubmit={() => void submit()}>
      {setUp && <SetUp setUp={setUp} />}
      <RefusalNote refusal={refusal} />
      {failure && <Alert severity="error">{words(failure.word)}</Alert>}
      <CodeField
        value={code}
        onValue={setCode}
        problem={isMissing ? words('secondFactor.missing') : refusal?.validation['input.code']}
        onOther={setUp === null ? other : undefined}
        autoFocus
      />
      <WaitingButton type="submit" variant="contained" loading={busy} sx={{ minHeight: 40 }}>
        {words('secondFactor.confirm')}
      </WaitingButton>
      <Button size="small" sx={{ justifySelf: 'start', ml: -1.25 }} onClick={onBack}>
        {words('reset.back')}
      </Button>
    </FormBox>
  );
};
