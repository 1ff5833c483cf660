import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface RatesPanelProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its heading and one line about it; its rows go from edge to edge. */
export const RatesPanel = ({ title, lead, children }: RatesPanelProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Card>
  );
};
