import { Box } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { ReasonField, whyNoMore } from '#overrides/refusals/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { withdrawDocumentMutation } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ActionForm } from './ActionForm.tsx';

interface WithdrawDialogProps {
  readonly document: Pick<ApprovedDocumentRecord, 'id' | 'name' | 'purpose' | 'state' | 'can'>;
  readonly onClose: () => void;
}

/** Takes a document back, with the reason why. */
export const WithdrawDialog = ({ document, onClose }: WithdrawDialogProps) => {
  const { id, name, purpose, state, can } = document;
  const words = useApprovalWords();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { send, busy, refusal } = useMutationRun(withdrawDocumentMutation);
  const isMissing = isTried && reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    const outcome = await send({ id, reason: reason.trim() });
    if (outcome.refusal !== undefined) return;
    notify(words('withdraw.done'), { type: 'success' });
    onClose();
  };
  return (
    <ActionForm
      title={words('withdraw.title', { name })}
      submitLabel={words('withdraw.button')}
      tone="error"
      busy={busy}
      refusal={refusal?.message}
      over={whyNoMore(can, 'withdraw')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {words('withdraw.text')}{' '}
        {purpose === 'CONTRACT' && state !== 'TO_APPROVE' && words('withdraw.text_contract')}
      </Box>
      <ReasonField
        label={words('withdraw.reason')}
        value={reason}
        missing={words('withdraw.reason_missing')}
        isMissing={isMissing}
        onChange={setReason}
      />
    </ActionForm>
  );
};
