import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { BrandMark } from '#src/app/BrandMark.tsx';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { ColourModeMenu } from '#src/app/layouts/topBar/ColourModeMenu.tsx';
import { SeatRows } from './SeatRows.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Pages before one is in: the form on one side, rows of seats on the other where there is room. */
export const EntryFrame = ({ title, lead, children }: EntryFrameProps) => {
  const { brand } = useConfig();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(440px, 1fr) 1.2fr' },
        backgroundColor: 'background.paper',
      }}
    >
      <PageTitle title={title} />
      <Box
        sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', px: { xs: 3, sm: 6 }, py: 3, minWidth: 0 }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <BrandMark size={32} />
          <Typography sx={{ fontWeight: 600, fontSize: '1rem', letterSpacing: '-0.01em', flex: 1 }}>
            {brand}
          </Typography>
          <ColourModeMenu />
        </Box>
        <Box
          component="main"
          sx={{ alignSelf: 'center', justifySelf: 'center', width: '100%', maxWidth: 360, py: 6 }}
        >
          <Typography component="h1" variant="h1">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{lead}</Typography>
          {children}
        </Box>
        <span />
      </Box>
      <SeatRows />
    </Box>
  );
};
