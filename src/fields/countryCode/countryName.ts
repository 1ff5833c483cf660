import { keptFormat } from '../wording/keptFormat.ts';

/** 'DE' as 'Germany' in the locale; the code itself where it is none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return keptFormat(Intl.DisplayNames, locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
