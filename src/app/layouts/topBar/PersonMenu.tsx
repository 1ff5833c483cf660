import AccountIcon from '@mui/icons-material/PersonOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import { Avatar, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSignOut } from '#src/app/navigation/useSignOut.ts';
import { initialsOf } from './initialsOf.ts';
import { useWords } from '#src/app/words/useWords.ts';

export const PersonMenu = () => {
  const words = useWords();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  const title: unknown = identity?.['title'];
  const initials = initialsOf(name, typeof title === 'string' ? title : '');
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${initials}: ${words('person.label', { name })}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
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
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 200 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.25, py: 0.75 }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        </Box>
        <Divider component="li" sx={{ my: 0.5 }} />
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          {words('account.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            signOut();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {words('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
