import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { BrandMark } from '#src/app/BrandMark.tsx';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { ColourModeMenu } from '#src/app/layouts/topBar/ColourModeMenu.tsx';
import { useTheme } from '@mui/material/styles';

const rows = 9;
const firstRow = 9;

/** Which seats are taken: scattered, but the same every time. */
const isTaken = (row: number, seat: number): boolean => (row * 7 + seat * 5 + ((row * seat) % 3)) % 4 !== 0;

/** A lecture hall seen from above. Decoration only. */
const SeatRows = () => {
  const { named, mode } = useTheme().palette;
  const night = named.primaryNight;
  const [ground, free, taken, last] =
    mode === 'light'
      ? [night[950], night[900], night[600], named.starship[200]]
      : [night[50], night[200], night[400], named.starship[700]];
  const seats = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: firstRow + row * 2 }, (__, seat) => {
      const angle = Math.PI * (1.1 - (1.2 * seat) / (firstRow + row * 2 - 1));
      const radius = 130 + row * 52;
      return {
        key: `${row}-${seat}`,
        x: 400 + Math.cos(angle) * radius,
        y: 780 - Math.sin(angle) * radius,
        taken: isTaken(row, seat),
        last: row === 4 && seat === 5,
      };
    }),
  ).flat();
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', md: 'block' },
        backgroundColor: ground,
        overflow: 'hidden',
        position: 'sticky',
        top: 0,
        height: '100vh',
      }}
    >
      <svg viewBox="0 0 800 860" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
        <rect x="352" y="762" width="96" height="14" rx="7" fill={free} />
        {seats.map((seat) => (
          <circle
            key={seat.key}
            cx={seat.x}
            cy={seat.y}
            r="11"
            fill={seat.last ? last : seat.taken ? taken : 'none'}
            stroke={seat.last ? last : seat.taken ? taken : free}
            strokeWidth="2.5"
          />
        ))}
      </svg>
    </Box>
  );
};

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
          {/* It may name an account, which has no blanks. */}
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3, overflowWrap: 'anywhere' }}>
            {lead}
          </Typography>
          {children}
        </Box>
        <span />
      </Box>
      <SeatRows />
    </Box>
  );
};
