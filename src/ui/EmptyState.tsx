import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** What would be here. */
  readonly text?: ReactNode;
  /** The first step. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 0.5, px: 3, py: 5 }}>
    {icon && (
      <Box sx={{ color: 'text.secondary', mb: 1, display: 'flex', '& svg': { fontSize: 28 } }}>{icon}</Box>
    )}
    <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
    {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
  </Box>
);
