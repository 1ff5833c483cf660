import { UserShow as Generated, type UserSource, type UserRecord } from '#resources/users/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { UsernameField } from './signOn/UsernameField.tsx';
import { Button, Tooltip } from '@mui/material';
import { gql } from '@apollo/client/core';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Documents } from '#src/generated/operations.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useUserWords } from './userWords.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';

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

const mutations = { deactivate: deactivateMutation, reactivate: reactivateMutation };

/** Deactivates an account or gives it back; where that may not be done, the button says why. */
const AccountButton = () => {
  const words = useUserWords();
  const user = useRecordContext<UserRecord>();
  const client = useDataClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  if (user === undefined) return null;
  const action = user.deactivatedAt === null ? 'deactivate' : 'reactivate';
  const may = user.can?.find((permission) => permission.action === action);
  if (may === undefined) return null;
  const button = words(`${action}.button`);
  const name = user.fullName;
  const ask = () =>
    confirm({
      title: words(`${action}.title`, { name }),
      message: words(`${action}.text`),
      confirmLabel: button,
      action: async () => {
        try {
          await client.mutate({ mutation: mutations[action], variables: { id: user.id } });
          notify(words(`${action}.done`, { name }), { type: 'success' });
        } catch (error) {
          notify(error instanceof Error ? error.message : String(error), { type: 'error' });
        }
        refresh();
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

const fields: Replacements<UserSource>['fields'] = {
  username: <ShowField source="username" field={UsernameField} />,
};

/** A user, how they sign in, and the way to end or give back the account. */
export const UserShow = () => (
  <Replace<UserSource> fields={fields} actions={<AccountButton />}>
    <Generated />
  </Replace>
);
