import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { useState } from 'react';
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
const SignOnButton = () => {
  const user = useRecordContext<UserRecord>();
  return user ? <Known user={user} /> : null;
};

/** The name to sign in with, and the other way to. */
export const UsernameField = () => {
  const user = useRecordContext<UserRecord>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {user?.username}
      </Box>
      <SignOnButton />
    </Box>
  );
};
