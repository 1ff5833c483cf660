import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

/** The way to those that a panel has no room for. */
export const MoreLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Box
    sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: 44, borderTop: 1, borderColor: 'divider' }}
  >
    <MuiLink component={Link} to={to} sx={{ fontSize: 14 }}>
      {children}
    </MuiLink>
  </Box>
);
