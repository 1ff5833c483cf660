const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 48 213 as '48 kB', as the reader writes figures. */
export function formatSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
