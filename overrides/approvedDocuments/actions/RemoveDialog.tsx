import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { whyNoMore } from '#overrides/refusals/index.ts';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { removeDocumentMutation } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { ActionForm } from './ActionForm.tsx';

interface RemoveDialogProps {
  readonly document: Pick<ApprovedDocumentRecord, 'id' | 'name' | 'can'>;
  readonly onClose: () => void;
}

/** Takes a document away that nobody ever approved (F3). */
export const RemoveDialog = ({ document: { id, name, can }, onClose }: RemoveDialogProps) => {
  const words = useApprovalWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { send, busy, refusal } = useMutationRun(removeDocumentMutation);
  const submit = async () => {
    const outcome = await send({ id });
    if (outcome.refusal !== undefined) return;
    notify(words('remove.done'), { type: 'success' });
    if (isHere()) void navigate(listPath('approvedDocuments'));
  };
  return (
    <ActionForm
      title={words('remove.title', { name })}
      submitLabel={words('remove.button')}
      tone="error"
      busy={busy}
      refusal={refusal?.message}
      over={whyNoMore(can, 'remove')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words('remove.text')}</Box>
    </ActionForm>
  );
};
