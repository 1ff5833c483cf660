import { useFormatLocale } from './useFormatLocale.ts';
import { keptFormat } from './keptFormat.ts';

/** Writes a figure as the reader does: 2,900. */
export function useCount(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useFormatLocale();
  return (value, options) => keptFormat(Intl.NumberFormat, locale, options).format(value);
}
