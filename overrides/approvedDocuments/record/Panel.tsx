import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { panelSx } from '#src/ui/panelSx.ts';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of what is known of a document, under its heading. */
export const Panel = ({ title, children }: PanelProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={boxSx}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

const boxSx = { ...panelSx, p: 2, minWidth: 0 } as const;
