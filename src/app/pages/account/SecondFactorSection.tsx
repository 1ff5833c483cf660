import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { RecoveryCodes } from '#src/app/secondFactor/RecoveryCodes.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useCall } from '#src/data/write/useCall.ts';
import { AccountSection } from './AccountSection.tsx';
import { useHasPassword } from './PasswordSection.tsx';
import { ProofForm, type Proof } from './ProofForm.tsx';
import { SecondFactorSetUp, type Begun } from './SecondFactorSetUp.tsx';
import { SecondFactorState, type Doing } from './SecondFactorState.tsx';
import { beginMutation, endMutation, mySecondFactorQuery, renewMutation } from './secondFactorOperations.ts';
import { mySessionsKey } from './useMySessions.ts';

const queryKey = ['account', 'secondFactor'];

/** One's second factor: setting it up, getting new recovery codes, turning it off, each for the password. */
const SecondFactor = ({ username }: { readonly username: string }) => {
  const words = useAccountWords();
  const notify = useNotify();
  const ask = useAsk();
  const queryClient = useQueryClient();
  const [doing, setDoing] = useState<Doing>();
  const [last, setLast] = useState<Doing>();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const calls = {
    setUp: useCall(beginMutation),
    renew: useCall(renewMutation),
    turnOff: useCall(endMutation),
  };
  const {
    data: state,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await ask(mySecondFactorQuery, {})).mySecondFactor,
  });
  const finish = (word: 'secondFactor.on' | 'secondFactor.isOff' | 'secondFactor.renewed') => {
    // What is turned off can be set up again.
    setLast(doing === 'turnOff' ? 'setUp' : doing);
    setDoing(undefined);
    setBegun(undefined);
    setCodes(undefined);
    notify(words(word), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: mySessionsKey });
  };
  const prove = async (input: Proof) => {
    if (doing === 'setUp') setBegun((await calls.setUp.send({ input })).data?.beginMySecondFactor);
    else if (doing === 'renew') setCodes((await calls.renew.send({ input })).data?.renewMyRecoveryCodes);
    else if ((await calls.turnOff.send({ input })).data) finish('secondFactor.isOff');
  };
  const cancel = () => {
    setLast(doing);
    setDoing(undefined);
    setBegun(undefined);
    for (const call of Object.values(calls)) call.forget();
  };
  if (error && state === undefined)
    return <FailurePanel title={words('secondFactor.failed')} error={error} onRetry={() => void refetch()} />;
  if (state === undefined) return <Skeleton height={64} />;
  if (codes)
    return (
      <RecoveryCodes
        username={username}
        codes={codes}
        onKept={() => finish(doing === 'renew' ? 'secondFactor.renewed' : 'secondFactor.on')}
      />
    );
  if (begun) return <SecondFactorSetUp begun={begun} onCodes={setCodes} onCancel={cancel} />;
  if (doing === undefined) return <SecondFactorState state={state} last={last} onDo={setDoing} />;
  return (
    <ProofForm
      username={username}
      withCode={state.since !== null}
      label={words(doing === 'turnOff' ? 'secondFactor.turnOff' : 'secondFactor.go_on')}
      busy={calls[doing].busy}
      refusal={calls[doing].refusal}
      onProof={(proof) => void prove(proof)}
      onCancel={cancel}
      onForget={calls[doing].forget}
    />
  );
};

/** For whoever has a password: the directory asks the others what it wants to. */
export const SecondFactorSection = ({ username }: { readonly username: string }) => {
  const words = useAccountWords();
  const { data: hasPassword } = useHasPassword();
  if (hasPassword !== true) return null;
  return (
    <AccountSection title={words('secondFactor.title')} help={words('secondFactor.help')}>
      <SecondFactor username={username} />
    </AccountSection>
  );
};
