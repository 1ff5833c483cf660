import { Box, Button } from '@mui/material';
import { useRecordContext, useGetIdentity, useNotify } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { useState } from 'react';
import { SignOnDialog } from './SignOnDialog.tsx';
import { useSignOn } from './useSignOn.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';

/** Gives somebody a way in again who has lost what shows their codes. */
const SecondFactorButton = ({ user }: { readonly user: UserRecord }) => {
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

/** Where people sign in with Microsoft: which account is this user's. */
const SignOnButton = ({ user }: { readonly user: UserRecord }) => {
  const signOn = useSignOn(String(user.id));
  const [open, setOpen] = useState(false);
  if (!signOn.signOn?.isAvailable) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Microsoft account
      </Button>
      {open && <SignOnDialog of={signOn} name={user.fullName} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The name to sign in with, the other way to, and what is asked for besides the password. */
export const UsernameField = () => {
  const user = useRecordContext<UserRecord>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {user?.username}
      </Box>
      {user && (
        <>
          <SignOnButton user={user} />
          <SecondFactorButton user={user} />
        </>
      )}
    </Box>
  );
};
