import { keptFormat } from '#src/fields/wording/keptFormat.ts';

/** Where rates are kept; with a currency, where one that is missing is entered at once. */
export const ratesPath = '/exchangeRateSets';
export const enterPath = (currency: string): string => `${ratesPath}#enter=${currency}`;

const dayMs = 86_400_000;
/** H5: older rates are warned of wherever they are used. */
const oldAfterMs = 7 * dayMs;

const ageInMs = (lastUpdated: string, now: Date): number => now.getTime() - Date.parse(lastUpdated);

/** Whole days since the rates were brought up to date. */
export const ageInDays = (lastUpdated: string, now: Date): number =>
  Math.max(0, Math.floor(ageInMs(lastUpdated, now) / dayMs));

export const isOld = (lastUpdated: string, now: Date): boolean => ageInMs(lastUpdated, now) > oldAfterMs;

/** The earliest moment, if there is one: amounts are as old as the oldest rate in them. */
export const oldestOf = (moments: readonly (string | null)[]): string | undefined =>
  moments.filter((moment) => moment !== null).sort()[0];

/** A rate as it is kept, to ten decimals. */
export const formatRate = (rate: number, locale: string): string =>
  keptFormat(Intl.NumberFormat, locale, { minimumFractionDigits: 4, maximumFractionDigits: 10 }).format(rate);

/** '+0.35 %' */
export const formatDifference = (before: number, after: number, locale: string): string =>
  keptFormat(Intl.NumberFormat, locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(after / before - 1);

/**
 * A typed rate: '4.2915', '4,2915', '1 234.5', '1,234.5'. The last point or comma stands before the decimals; null where
 * it is no rate.
 */
export function readRate(text: string): number | null {
  const plain = text.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return positive(plain);
  const whole = plain.slice(0, last);
  const mark = plain.charAt(last);
  // The same mark twice parts thousands, and there are no decimals.
  if (whole.includes(mark)) return positive(plain.replaceAll(mark, ''));
  return positive(`${whole.replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

function positive(text: string): number | null {
  const rate = Number(text);
  return Number.isFinite(rate) && rate > 0 ? rate : null;
}
