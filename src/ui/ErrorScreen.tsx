import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './page/PageTitle.tsx';

interface ErrorScreenProps {
  /** Left out where nothing answered: then the message is the heading. */
  readonly status?: number | undefined;
  readonly message: string;
  /** What the browser's tab and the breadcrumb call the page. */
  readonly title?: string;
  /** Below the message: the request id. */
  readonly details?: ReactNode;
  /** Stands below the page's own heading, which stays. */
  readonly within?: boolean;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** The generic error screen: the status code as the heading, the message beneath. */
export const ErrorScreen = ({
  status,
  message,
  title,
  details,
  within = false,
  children,
}: ErrorScreenProps) => {
  const heading = within ? 'h2' : 'h1';
  return (
    <Box
      component="section"
      role="alert"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        minHeight: within ? '40vh' : '60vh',
        gap: 1.5,
        p: { xs: 1, sm: 3 },
      }}
    >
      {title !== undefined && <PageTitle title={title} />}
      {status !== undefined && (
        <Typography
          component={heading}
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
      )}
      <Typography
        component={status === undefined ? heading : 'p'}
        sx={{
          fontSize: '1rem',
          color: status === undefined ? 'text.primary' : 'text.secondary',
          overflowWrap: 'anywhere',
          maxWidth: 560,
        }}
      >
        {message}
      </Typography>
      {details && <Box sx={{ color: 'text.secondary', maxWidth: 560, minWidth: 0 }}>{details}</Box>}
      {children && (
        <Box sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Box>
      )}
    </Box>
  );
};
