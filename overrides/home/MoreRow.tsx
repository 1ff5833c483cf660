import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { panelLinkSx } from '#src/ui/panelLinkSx.ts';

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  px: 2,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface MoreProps {
  readonly children: ReactNode;
}

/** The way to those that a panel has no room for. */
export const MoreLink = ({ to, children }: MoreProps & { readonly to: string }) => (
  <Box sx={rowSx}>
    <MuiLink component={Link} to={to} sx={panelLinkSx}>
      {children}
    </MuiLink>
  </Box>
);

/** Has the panel show them itself, where no list is of just those. */
export const MoreButton = ({ onPress, children }: MoreProps & { readonly onPress: () => void }) => (
  <Box sx={rowSx}>
    <MuiLink component="button" type="button" onClick={onPress} sx={panelLinkSx}>
      {children}
    </MuiLink>
  </Box>
);
