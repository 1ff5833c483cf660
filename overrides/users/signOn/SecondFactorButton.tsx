import { Button } from '@mui/material';
import { useGetIdentity, useNotify, useRecordContext } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useSignOn } from './useSignOn.ts';

const Known = ({ user }: { readonly user: UserRecord }) => {
  const { signOn, isChanging, resetSecondFactor } = useSignOn(String(user.id));
  const { data: viewer } = useGetIdentity();
  const confirm = useConfirm();
  const notify = useNotify();
  const since = signOn?.secondFactorSince ?? null;
  // One's own is turned off on the account page, for the password and a code.
  if (since === null || viewer === undefined || String(viewer.id) === String(user.id)) return null;
  const ask = () =>
    confirm({
      title: `Reset the second factor of ${user.fullName}?`,
      message:
        'For somebody who has lost the app and the recovery codes. Open sessions end at once, and the next sign-in takes the password alone, or sets up another one where a role needs it.',
      confirmLabel: 'Reset',
      action: async () => {
        try {
          await resetSecondFactor();
          notify(`The second factor of ${user.fullName} has been reset.`, { type: 'success' });
        } catch (error) {
          notify(refusalOf(error).message, { type: 'error' });
        }
      },
    });
  return (
    <Button size="small" variant="outlined" color="error" disabled={isChanging} onClick={ask}>
      Reset second factor
    </Button>
  );
};

/** Gives somebody a way in again who has lost what shows their codes. */
export const SecondFactorButton = () => {
  const user = useRecordContext<UserRecord>();
  return user ? <Known user={user} /> : null;
};
