import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface HomePanelProps {
  readonly title: string;
  /** Into the list that the panel is a view of. */
  readonly to: string;
  readonly linkLabel: string;
  readonly children: ReactNode;
}

export const HomePanel = ({ title, to, linkLabel, children }: HomePanelProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 2,
          height: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={id}
          component="h2"
          sx={{ fontWeight: 600, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {title}
        </Typography>
        <MuiLink component={Link} to={to} sx={{ whiteSpace: 'nowrap', fontSize: '0.875rem' }}>
          {linkLabel}
        </MuiLink>
      </Box>
      {children}
    </Card>
  );
};
