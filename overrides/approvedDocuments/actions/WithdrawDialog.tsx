import { Box } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { ReasonField } from '#overrides/refusals/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { withdrawDocumentMutation } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ActionForm } from './ActionForm.tsx';

interface WithdrawDialogProps {
  readonly document: Pick<ApprovedDocumentRecord, 'id' | 'name' | 'purpose'>;
  readonly onClose: () => void;
}

/** Takes an approval back, with the reason why. */
export const WithdrawDialog = ({ document: { id, name, purpose }, onClose }: WithdrawDialogProps) => {
  const words = useApprovalWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { send, busy, refusal } = useMutationRun(withdrawDocumentMutation);
  const isMissing = isTried && reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    const outcome = await send({ id, reason: reason.trim() });
    if (outcome.refusal !== undefined) return refresh();
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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {words('withdraw.text')} {purpose === 'CONTRACT' && words('withdraw.text_contract')}
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
