import { currencyExponent } from '#schema/currencyExponent.ts';
import { keptFormat } from '../wording/keptFormat.ts';

/** Whole minor units as a plain decimal: 12345, 2 → '123.45'. Worked on digits: no amount passes through a float. */
export function minorToDecimal(minor: number, exponent: number): string {
  const digits = String(Math.abs(Math.trunc(minor))).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  return `${minor < 0 ? '-' : ''}${whole}${exponent === 0 ? '' : `.${fraction}`}`;
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
