import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its heading and one line about it. */
export const Panel = ({ title, lead, children }: PanelProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} component="h2" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
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
