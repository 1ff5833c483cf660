import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BrandMark } from '#src/app/BrandMark.tsx';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';

interface SsoScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
}

/** One thing said, in the middle of the page. */
export const SsoScreen = ({ title, children, actions }: SsoScreenProps) => {
  const { brand } = useConfig();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 3,
        backgroundColor: 'background.paper',
      }}
    >
      <PageTitle title={title} />
      <Box sx={{ width: '100%', maxWidth: 440, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 4 }}>
          <BrandMark size={32} />
          <Typography sx={{ fontWeight: 600, fontSize: '1rem', letterSpacing: '-0.01em' }}>
            {brand}
          </Typography>
        </Box>
        <Typography component="h1" variant="h1" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>{actions}</Box>}
      </Box>
    </Box>
  );
};
