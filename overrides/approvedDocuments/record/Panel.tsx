import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of what is known of a document, under its heading. */
export const Panel = ({ title, children }: PanelProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={panelSx}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

const panelSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 2,
  minWidth: 0,
} as const;
