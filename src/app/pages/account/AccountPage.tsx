import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSignOut } from '../../navigation/useSignOut.ts';
import { useWords } from '../../words/useWords.ts';
import { AccountSection } from './AccountSection.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';

/** One's own page: who one is here, and how it looks. */
export const AccountPage = () => {
  const words = useWords();
  const signOut = useSignOut();
  return (
    <Box sx={{ maxWidth: 920, display: 'grid', gap: 2.5 }}>
      <Typography component="h1" variant="h2">
        {words('account.title')}
      </Typography>
      <AccountSection title={words('account.profile')} help={words('account.profile_help')}>
        <ProfileFacts />
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
