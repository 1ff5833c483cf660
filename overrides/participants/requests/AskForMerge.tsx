import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ReasonField } from '#overrides/refusals/index.ts';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { WhoStays } from '../merge/WhoStays.tsx';
import { askForMergeMutation } from './requestOperations.ts';
import { useRequestWords } from './requestWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface AskForMergeProps {
  readonly own: ParticipantRecord;
  readonly duplicateId: string;
  readonly onOther: () => void;
}

/** For whoever may not merge: which two, and how one knows that they are one person. */
export const AskForMerge = ({ own, duplicateId, onOther }: AskForMergeProps) => {
  const { data, error, refetch } = useGetOne<ParticipantRecord>('participants', { id: duplicateId });
  if (data === undefined) return <RecordAwaited error={error} refetch={refetch} resource="participants" />;
  return <AskForm own={own} duplicate={data} onOther={onOther} />;
};

const AskForm = ({
  own,
  duplicate,
  onOther,
}: Pick<AskForMergeProps, 'own' | 'onOther'> & { readonly duplicate: ParticipantRecord }) => {
  const words = useRequestWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useOnceKey();
  const { send, busy, refusal, forget } = useMutationRun(askForMergeMutation);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacksReason = reason.trim() === '';
  useHoldPage();
  useHoldTab(!lacksReason);
  const back = () => void navigate(recordPath('participants', own.id));
  const ask = async () => {
    setTried(true);
    if (lacksReason) return;
    const outcome = await send({
      input: {
        participant_id: own.id,
        duplicate_id: duplicate.id,
        reason: reason.trim(),
        idempotency_key: once.key,
      },
    });
    once.heard(outcome);
    if (outcome.refusal !== undefined) return;
    notify(words('ask.done'), { type: 'success' });
    back();
  };
  return (
    <FormBox onSubmit={() => void ask()} sx={{ gap: 2 }}>
      <WhoStays own={own} duplicate={duplicate} onOther={onOther} />
      <Panel title={words('ask.merge.title')}>
        <ReasonField
          label={words('ask.merge.reason')}
          value={reason}
          help={words('ask.reason_help')}
          missing={words('ask.merge.missing')}
          isMissing={tried && lacksReason}
          autoFocus={false}
          onChange={setReason}
        />
      </Panel>
      {refusal !== undefined && (
        <Alert severity="error" role="alert" onClose={forget}>
          {refusal.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WaitingButton type="submit" variant="contained" loading={busy}>
          {words('ask.submit')}
        </WaitingButton>
        <Button color="inherit" disabled={busy} onClick={back}>
          {words('ask.cancel')}
        </Button>
      </Box>
    </FormBox>
  );
};
