import AccountIcon from '@mui/icons-material/PersonOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import { Avatar, Box, Divider, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { useSignOut } from '#src/app/navigation/useSignOut.ts';
import { initialsOf } from './initialsOf.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';

export const PersonMenu = () => {
  const words = useWords();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? '';
  const title: unknown = identity?.['title'];
  const initials = initialsOf(name, typeof title === 'string' ? title : '');
  const avatar = (
    <Avatar
      sx={(theme) => ({
        width: 28,
        height: 28,
        fontSize: '0.75rem',
        fontWeight: 600,
        bgcolor: theme.palette.named.primaryNight[200],
        color: theme.palette.named.primaryNight[900],
      })}
    >
      {initials}
    </Avatar>
  );
  return (
    <IconMenu label={`${initials}: ${words('person.label', { name })}`} icon={avatar} sx={{ p: 0.5 }}>
      {(choosing) => [
        <Box key="name" component="li" role="presentation" sx={{ px: 1.25, py: 0.75, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        </Box>,
        <Divider key="line" component="li" sx={{ my: 0.5 }} />,
        <MenuItem key="account" component={Link} to="/account" onClick={choosing(() => undefined)}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          {words('account.title')}
        </MenuItem>,
        <MenuItem key="out" onClick={choosing(signOut)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {words('account.signOut')}
        </MenuItem>,
      ]}
    </IconMenu>
  );
};
