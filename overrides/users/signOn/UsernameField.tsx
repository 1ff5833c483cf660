import { Box, Button } from '@mui/material';
import { useRecordContext, useGetIdentity, useNotify } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { useState } from 'react';
import { SignOnDialog } from './SignOnDialog.tsx';
import { useSignOn } from './useSignOn.ts';
import { useUserWords } from '../userWords.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';

/** Gives somebody a way in again who has lost what shows their codes. */
const SecondFactorButton = ({ user }: { readonly user: UserRecord }) => {
  const words = useUserWords();
  const { signOn, isChanging, resetSecondFactor } = useSignOn(String(user.id));
  const { data: viewer } = useGetIdentity();
  const confirm = useConfirm();
  const notify = useNotify();
  const since = signOn?.secondFactorSince ?? null;
  // One's own is turned off on the account page, for the password and a code.
  if (since === null || viewer === undefined || String(viewer.id) === String(user.id)) return null;
  const ask = () =>
    confirm({
      title: words('secondFactor.title', { name: user.fullName }),
      message: words('secondFactor.text'),
      confirmLabel: words('secondFactor.confirm'),
      needsConnection: true,
      action: async () => {
        try {
          await resetSecondFactor();
          notify(words('secondFactor.done', { name: user.fullName }), { type: 'success' });
        } catch (error) {
          notify(refusalOf(error).message, { type: 'error' });
        }
      },
    });
  return (
    <Button size="small" variant="outlined" color="error" disabled={isChanging} onClick={ask}>
      {words('secondFactor.button')}
    </Button>
  );
};

/** Where people sign in with Microsoft: which account is this user's. */
const SignOnButton = ({ user }: { readonly user: UserRecord }) => {
  const words = useUserWords();
  const signOn = useSignOn(String(user.id));
  const [open, setOpen] = useState(false);
  if (!signOn.signOn?.isAvailable) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {words('signOn.button')}
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
