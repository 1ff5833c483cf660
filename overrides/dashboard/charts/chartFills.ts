import { useTheme, type Theme } from '@mui/material/styles';
import { paletteScales } from '#src/ui/paletteScales.ts';
import type { NamedPalettes } from '#src/ui/palettes.ts';

export type Pattern = 'solid' | 'stripes' | 'dots' | 'backstripes' | 'grid';

/** A colour and how it is drawn: never colour alone. */
export interface ChartFill {
  readonly colour: string;
  readonly pattern: Pattern;
  /** Of the lines and dots on it. */
  readonly ink: string;
}

const fillsOf = (theme: Theme) => {
  // A component may be rendered without our theme, in a test.
  const named = (theme.palette.named as NamedPalettes | undefined) ?? paletteScales.light;
  const dark = theme.palette.mode === 'dark';
  const { fern, starship, matisse, thunderbird, night } = named;
  const surface = theme.palette.background.paper;
  return {
    CONFIRMED: { colour: dark ? fern[600] : fern[500], pattern: 'solid', ink: surface },
    PENDING: {
      colour: dark ? starship[600] : starship[300],
      pattern: 'stripes',
      ink: starship[dark ? 300 : 600],
    },
    NEW: { colour: dark ? matisse[600] : matisse[500], pattern: 'dots', ink: surface },
    CANCELLED: { colour: dark ? thunderbird[600] : thunderbird[500], pattern: 'backstripes', ink: surface },
    NOT_SET: { colour: night[400], pattern: 'grid', ink: surface },
    taken: { colour: matisse[600], pattern: 'solid', ink: surface },
    free: { colour: night[200], pattern: 'stripes', ink: night[dark ? 400 : 300] },
    events: { colour: night[dark ? 500 : 400], pattern: 'solid', ink: surface },
    waiting: { colour: dark ? starship[600] : starship[400], pattern: 'solid', ink: surface },
    freeSeats: { colour: dark ? fern[400] : fern[300], pattern: 'stripes', ink: fern[dark ? 700 : 600] },
    HELD: { colour: matisse[dark ? 500 : 300], pattern: 'stripes', ink: matisse[dark ? 200 : 600] },
    RELEASED: { colour: night[300], pattern: 'dots', ink: night[500] },
    EXPIRED: { colour: dark ? thunderbird[600] : thunderbird[500], pattern: 'solid', ink: surface },
    cost: { colour: matisse[600], pattern: 'solid', ink: surface },
  } as const satisfies Readonly<Record<string, ChartFill>>;
};

type FillName = keyof ReturnType<typeof fillsOf>;

/** Statuses as everywhere: confirmed fern, pending starship, new matisse, cancelled thunderbird, not set night. */
export const useChartFills = (): Readonly<Record<FillName, ChartFill>> => fillsOf(useTheme());
