import { keptFormat } from '../wording/keptFormat.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file, 48 213 bytes as '48 kB', as the reader writes figures. What would round to 1,000 is one of the next unit. */
export function formatSize(bytes: number, locale: string): string {
  const found = units.findIndex((_unit, step) => Math.round(bytes / 1000 ** step) < 1000);
  const step = found < 0 ? units.length - 1 : found;
  return keptFormat(Intl.NumberFormat, locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
