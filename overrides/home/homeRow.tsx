import { Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';

/** A line of a panel that leads somewhere as a whole: its link reaches over all of it. */
export const homeRowSx = {
  position: 'relative',
  px: 2,
  py: 1,
  minHeight: 60,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

interface RowLinkProps {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly to: string;
  readonly children: ReactNode;
}

/** What a line of a panel is called, and where it leads. */
export const RowLink = ({ ref, to, children }: RowLinkProps) => (
  <MuiLink
    ref={ref}
    component={Link}
    to={to}
    sx={{ display: 'block', fontWeight: 500, color: 'text.primary' }}
  >
    {children}
  </MuiLink>
);

/** What else is said of it, below. */
export const RowText = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Typography>
);
