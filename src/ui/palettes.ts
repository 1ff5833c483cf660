import type { Theme } from '@mui/material/styles';
import { paletteScales } from './paletteScales.ts';

export const paletteNames = ['primaryNight', 'night', 'matisse', 'fern', 'starship', 'thunderbird'] as const;
export type PaletteName = (typeof paletteNames)[number];
export type PaletteMode = 'light' | 'dark';

type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;
export type Scale = Readonly<Record<Shade, string>>;
export type NamedPalettes = Readonly<Record<PaletteName, Scale>>;

declare module '@mui/material/styles' {
  interface Palette {
    named: NamedPalettes;
  }
  interface PaletteOptions {
    named?: NamedPalettes;
  }
}

const scales: Readonly<Record<PaletteMode, NamedPalettes>> = paletteScales;

export const namedPalettes = (mode: PaletteMode): NamedPalettes => scales[mode];

/**
 * Surface, text and border of a chip or a panel in one of the named palettes, at least 4.5 : 1 in both modes.
 * Themes without the named palettes (a bare test theme) get the light ones.
 */
export function tone(
  theme: Theme,
  name: PaletteName,
): { background: string; text: string; border: string; strong: string } {
  // A component may be rendered without our theme, in a test or a story.
  const scale = (theme.palette.named as NamedPalettes | undefined)?.[name] ?? scales.light[name];
  return { background: scale[100], text: scale[800], border: scale[300], strong: scale[600] };
}
