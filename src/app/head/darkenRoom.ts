import { colourModeKey } from '../theme/colourModeKey.ts';

/** Before the first paint, so that a dark room stays dark while the app loads. */
export function darkenRoom(): void {
  const stored = window.localStorage.getItem(colourModeKey);
  const isDark =
    stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const { style } = document.documentElement;
  style.colorScheme = isDark ? 'dark' : 'light';
  style.backgroundColor = isDark ? '#121721' : '#FBFCFD';
}
