import { gql } from '@apollo/client/core';
import { Button, Tooltip } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { permissionFor } from '#src/data/access/Permission.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import type { Documents } from '#src/generated/operations.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useUserWords } from './userWords.ts';

const deactivateMutation: Documents['DeactivateUser'] = gql`
  mutation DeactivateUser($id: ID!) {
    deactivateUser(id: $id) {
      ID
    }
  }
`;

const reactivateMutation: Documents['ReactivateUser'] = gql`
  mutation ReactivateUser($id: ID!) {
    reactivateUser(id: $id) {
      ID
    }
  }
`;

/** Deactivates an account or gives it back; where that may not be done, the button says why. */
export const AccountButton = () => {
  const words = useUserWords();
  const user = useRecordContext<UserRecord>();
  const calls = {
    deactivate: useMutationRun(deactivateMutation),
    reactivate: useMutationRun(reactivateMutation),
  };
  const confirm = useConfirm();
  const notify = useNotify();
  if (user === undefined) return null;
  const action = user.deactivatedAt === null ? 'deactivate' : 'reactivate';
  const may = permissionFor(user.can, action);
  if (may === undefined) return null;
  const button = words(`${action}.button`);
  const name = user.fullName;
  const ask = () =>
    confirm({
      title: words(`${action}.title`, { name }),
      message: words(`${action}.text`),
      confirmLabel: button,
      needsConnection: true,
      action: async () => {
        const { refusal } = await calls[action].send({ id: user.id });
        if (refusal === undefined) notify(words(`${action}.done`, { name }), { type: 'success' });
        else notify(refusal.message, { type: 'error' });
      },
    });
  return (
    <Tooltip title={may.why ?? ''} describeChild>
      {/* A disabled button takes no focus: what is around it does, so that the reason can be read. */}
      <span tabIndex={may.allowed ? undefined : 0}>
        <Button
          color={action === 'deactivate' ? 'error' : 'primary'}
          variant="text"
          disabled={!may.allowed}
          onClick={ask}
        >
          {button}
        </Button>
      </span>
    </Tooltip>
  );
};
