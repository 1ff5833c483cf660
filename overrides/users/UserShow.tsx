import { UserShow as Generated, type UserSource, type UserRecord } from '#resources/users/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { UsernameField } from './signOn/UsernameField.tsx';
import { Button, Tooltip } from '@mui/material';
import { gql } from '@apollo/client/core';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Documents } from '#src/generated/operations.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
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

const words = {
  deactivate: {
    button: 'Deactivate',
    title: (name: string) => `Deactivate ${name}?`,
    text: 'Open sessions end at once, and nobody signs in with this account. What this person has done stays, and the account can be reactivated.',
    done: (name: string) => `${name} is deactivated.`,
  },
  reactivate: {
    button: 'Reactivate',
    title: (name: string) => `Reactivate ${name}?`,
    text: 'This person can sign in again, with the roles and countries set here.',
    done: (name: string) => `${name} can sign in again.`,
  },
} as const;

/** Deactivates an account or gives it back; where that may not be done, the button says why. */
const AccountButton = () => {
  const user = useRecordContext<UserRecord>();
  const client = useDataClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  if (user === undefined) return null;
  const action = user.deactivatedAt === null ? 'deactivate' : 'reactivate';
  const may = user.can?.find((permission) => permission.action === action);
  if (may === undefined) return null;
  const { button, title, text, done } = words[action];
  const ask = () =>
    confirm({
      title: title(user.fullName),
      message: text,
      confirmLabel: button,
      action: async () => {
        try {
          await client.mutate({ mutation: mutations[action], variables: { id: user.id } });
          notify(done(user.fullName), { type: 'success' });
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
