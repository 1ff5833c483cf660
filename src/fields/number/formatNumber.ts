/** A number with the locale's separators; undefined for what is none. */
export function formatNumber(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}
