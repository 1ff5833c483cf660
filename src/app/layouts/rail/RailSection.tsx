import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';

interface RailSectionProps {
  readonly label: string;
  readonly collapsed: boolean;
  readonly children: ReactNode;
}

/**
 * A named list of the rail, which is the landmark; a collapsed one keeps its name for those who hear it.
 */
export const RailSection = ({ label, collapsed, children }: RailSectionProps) => {
  const id = useId();
  return (
    <Box
      sx={{
        mb: collapsed ? 0.5 : 1,
        pt: collapsed ? 0.5 : 0,
        '& + &': collapsed ? { borderTop: 1, borderColor: 'divider' } : {},
      }}
    >
      <Typography
        id={id}
        component="h2"
        sx={
          collapsed
            ? visuallyHidden
            : {
                px: 1.25,
                py: 0.25,
                fontSize: '0.75rem',
                fontWeight: 500,
                letterSpacing: 0,
                color: 'text.secondary',
              }
        }
      >
        {label}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
};
