import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useState } from 'react';
import type { UserRecord } from '#resources/users/index.ts';
import { SignOnDialog } from './SignOnDialog.tsx';
import { useSignOn } from './useSignOn.ts';

const Known = ({ user }: { readonly user: UserRecord }) => {
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

/** Where people sign in with Microsoft: which account is this user's. */
export const SignOnButton = () => {
  const user = useRecordContext<UserRecord>();
  return user ? <Known user={user} /> : null;
};
