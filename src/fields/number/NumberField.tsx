import { defineTextField } from '../kind/defineField.tsx';
import { keptFormat } from '../wording/keptFormat.ts';

export const NumberField = defineTextField({ text: formatNumber, tabular: true, align: 'right' });

/** A number with the locale's separators; undefined for what is none. */
function formatNumber(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return keptFormat(Intl.NumberFormat, locale, { maximumFractionDigits: 6 }).format(value);
}
