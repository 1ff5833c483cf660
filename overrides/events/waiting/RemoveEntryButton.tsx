import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { IconButton } from '@mui/material';
import { gql } from '@apollo/client/core';
import { useNotify } from 'react-admin';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useEventWords } from '../eventWords.ts';
import type { Documents } from '#src/generated/operations.ts';

const removeMutation: Documents['RemoveEntry'] = gql`
  mutation RemoveEntry($id: ID!) {
    deleteWaitingListEntry(id: $id) {
      id
    }
  }
`;

/** Takes somebody off the list after saying what is lost. */
export const RemoveEntryButton = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const words = useEventWords();
  const confirm = useConfirm();
  const notify = useNotify();
  const { send } = useMutationRun(removeMutation);
  const remove = async () => {
    const { refusal } = await send({ id });
    if (refusal === undefined) notify(words('waiting.removed', { name }), { type: 'success' });
    else notify(refusal.message, { type: 'error' });
  };
  const ask = () =>
    confirm({
      title: words('waiting.remove_title', { name }),
      message: words('waiting.remove_text'),
      confirmLabel: words('waiting.remove_confirm'),
      action: remove,
    });
  const label = words('waiting.remove', { name });
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={ask}>
      <RemoveIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
};
