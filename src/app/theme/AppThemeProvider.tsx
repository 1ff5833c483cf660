import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { paletteNames, type PaletteMode, type PaletteName } from '#src/ui/palettes.ts';
import { useShownColourMode } from './colourMode.ts';
import { createAppTheme } from './createAppTheme.ts';

const accentKey = 'accent';

export function useAccent(): readonly [PaletteName, (accent: PaletteName) => void] {
  const [stored, store] = useStore<string>(accentKey, 'primaryNight');
  return [paletteNames.find((name) => name === stored) ?? 'primaryNight', store];
}

function useShownMode(): PaletteMode {
  const mode = useShownColourMode();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (mode !== 'system') return mode;
  return prefersDark ? 'dark' : 'light';
}

export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const mode = useShownMode();
  const [accent] = useAccent();
  const theme = useMemo(() => createAppTheme(mode, accent), [mode, accent]);
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = mode;
    document.documentElement.style.backgroundColor = theme.palette.background.default;
  }, [mode, theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
