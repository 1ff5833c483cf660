import { alpha, createTheme, type Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { namedPalettes, type PaletteMode, type PaletteName, type Scale } from '#src/ui/palettes.ts';
import { controlOverrides } from './controlOverrides.ts';
import { inputOverrides } from './inputOverrides.ts';
import { reactAdminOverrides } from './reactAdminOverrides.ts';
import { surfaceOverrides } from './surfaceOverrides.ts';

export const railWidth = 216;
export const closedRailWidth = 56;
export const topBarHeight = 52;

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

function intent(scale: Scale, mode: PaletteMode) {
  return {
    light: scale[500],
    main: scale[700],
    dark: scale[800],
    contrastText: mode === 'light' ? '#FFFFFF' : scale[50],
  };
}

/** The house theme. `accent` colours action and focus; every other colour has a fixed meaning. */
export function createAppTheme(mode: PaletteMode, accent: PaletteName = 'primaryNight'): Theme {
  const named = namedPalettes(mode);
  const { night } = named;
  const options: RaThemeOptions = {
    palette: {
      mode,
      named,
      primary: intent(named[accent], mode),
      secondary: intent(night, mode),
      error: intent(named.thunderbird, mode),
      warning: intent(named.starship, mode),
      success: intent(named.fern, mode),
      info: intent(named.matisse, mode),
      background: {
        default: mode === 'light' ? '#FBFCFD' : night[50],
        paper: mode === 'light' ? '#FFFFFF' : night[100],
      },
      text: {
        primary: mode === 'light' ? night[950] : night[900],
        secondary: night[700],
        disabled: night[600],
      },
      divider: night[200],
      action: {
        hover: alpha(night[500], 0.1),
        selected: alpha(named.primaryNight[500], mode === 'light' ? 0.13 : 0.3),
        focus: alpha(named.primaryNight[500], 0.16),
      },
      bulkActionsToolbarBackgroundColor: named[accent][100],
    },
    shape: { borderRadius: 8 },
    sidebar: { width: railWidth, closedWidth: closedRailWidth },
    typography: {
      fontFamily,
      htmlFontSize: 16,
      fontSize: 14,
      h1: { fontSize: '1.75rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.012em' },
      h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.006em' },
      h4: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
      h5: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.012em' },
      h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
      subtitle1: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 500 },
      subtitle2: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      overline: {
        fontSize: '0.75rem',
        lineHeight: 1.4,
        fontWeight: 500,
        letterSpacing: 0,
        textTransform: 'none',
      },
      button: {
        fontSize: '0.875rem',
        lineHeight: 1.4,
        fontWeight: 500,
        textTransform: 'none',
        letterSpacing: 0,
      },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 140,
        standard: 160,
        complex: 160,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components: { ...surfaceOverrides, ...controlOverrides, ...inputOverrides, ...reactAdminOverrides },
  };
  return createTheme(options);
}
