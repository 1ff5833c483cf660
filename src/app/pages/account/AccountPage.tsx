import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button, Typography } from '@mui/material';
import { useSignOut } from '#src/app/navigation/useSignOut.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { AccountSection } from './AccountSection.tsx';
import { usePerson } from '#src/app/Sessions.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** One's own page: who one is here, and how it looks. */
export const AccountPage = () => {
  const words = useAccountWords();
  const signOut = useSignOut();
  const session = usePerson();
  return (
    <Box sx={{ maxWidth: 920, display: 'grid', gap: 2.5 }}>
      <Typography component="h1" variant="h2">
        {words('account.title')}
      </Typography>
      <AccountSection title={words('account.profile')} help={words('account.profile_help')}>
        {session && <ProfileForm key={session.id} session={session} />}
        <ProfileFacts />
      </AccountSection>
      {session && <PasswordSection username={session.username} />}
      {session && <SecondFactorSection username={session.username} />}
      <AccountSection title={words('account.devices')} help={words('account.devices_help')}>
        <DeviceList />
      </AccountSection>
      <AccountSection title={words('account.display')} help={words('account.display_help')}>
        <DisplaySettings />
      </AccountSection>
      <AccountSection title={words('account.session')} help={words('account.session_help')}>
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={signOut} sx={{ justifySelf: 'start' }}>
          {words('account.signOut')}
        </Button>
      </AccountSection>
    </Box>
  );
};
