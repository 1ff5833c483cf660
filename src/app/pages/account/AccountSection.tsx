import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

export const AccountSection = ({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '220px minmax(0, 1fr)' },
        gap: { xs: 2, sm: 4 },
        p: { xs: 2, sm: 3 },
      }}
    >
      <Box>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {help !== undefined && (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{help}</Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>{children}</Box>
    </Card>
  );
};
