import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ErrorScreenProps {
  readonly status: number;
  readonly message: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** The generic error screen: the status code as the heading, the message beneath. */
export const ErrorScreen = ({ status, message, children }: ErrorScreenProps) => (
  <Box
    component="section"
    sx={{
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      minHeight: '60vh',
      gap: 1.5,
      p: 3,
    }}
  >
    <Typography
      component="h1"
      className="tabular"
      sx={{
        fontSize: { xs: '4rem', sm: '6rem' },
        lineHeight: 1,
        fontWeight: 600,
        letterSpacing: '-0.04em',
      }}
    >
      {status}
    </Typography>
    <Typography sx={{ fontSize: '1rem', color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: 560 }}>
      {message}
    </Typography>
    {children && (
      <Box sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {children}
      </Box>
    )}
  </Box>
);
