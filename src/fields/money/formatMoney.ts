import { currencyExponent } from '#schema/currencyExponent.ts';
import { keptFormat } from '../wording/keptFormat.ts';

/** What stands before the cents. */
export type DecimalSign = '.' | ',';

export function decimalSign(locale: string): DecimalSign {
  const parts = keptFormat(Intl.NumberFormat, locale, {}).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** Whole minor units as a plain decimal: 12345, 2 → '123.45'. Worked on digits: no amount passes through a float. */
export function minorToDecimal(minor: number, exponent: number, sign: DecimalSign = '.'): string {
  const digits = String(Math.abs(Math.trunc(minor))).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  return `${minor < 0 ? '-' : ''}${whole}${exponent === 0 ? '' : `${sign}${fraction}`}`;
}

/** The same amount in a currency of another exponent; the amount as a text where that has no coins for it. */
export function inExponent(
  minor: number,
  from: number,
  to: number,
  sign: DecimalSign = '.',
): number | string {
  if (to >= from) return minor * 10 ** (to - from);
  const step = 10 ** (from - to);
  return minor % step === 0 ? minor / step : minorToDecimal(minor, from, sign);
}

/** Minor units as '€123.45' in the locale; without a currency the bare amount (H7). */
export function formatMoney(
  value: unknown,
  currency: string | undefined,
  locale: string,
): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const exponent = currencyExponent(currency);
  const known = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  const format = keptFormat(Intl.NumberFormat, locale, {
    ...(known ? { style: 'currency' as const, currency } : {}),
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  return format.format(minorToDecimal(value, exponent) as `${number}`);
}
