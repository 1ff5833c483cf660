import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#resources/users/index.ts';
import { SecondFactorButton } from './SecondFactorButton.tsx';
import { SignOnButton } from './SignOnButton.tsx';

/** The name to sign in with, the other way to, and what is asked for besides the password. */
export const UsernameField = () => {
  const user = useRecordContext<UserRecord>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {user?.username}
      </Box>
      <SignOnButton />
      <SecondFactorButton />
    </Box>
  );
};
