import { currencyExponent } from '#schema/currencyExponent.ts';
import { keptFormat } from '#src/fields/wording/keptFormat.ts';

/** A decimal with its point moved to the left: no figure passes through a binary fraction. */
export function shifted(decimal: string, places: number): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = whole.padStart(places + 1, '0');
  const at = digits.length - places;
  const rest = digits.slice(at) + fraction;
  return `${sign}${digits.slice(0, at)}${rest === '' ? '' : `.${rest}`}`;
}

/** An exact decimal in the words of the locale; an amount, which is in minor units, in those of its currency. */
export function exactFigure(decimal: string, currency: string | null | undefined, locale: string): string {
  const isAmount = currency !== null && currency !== undefined && /^[A-Z]{3}$/.test(currency);
  const places = isAmount ? currencyExponent(currency) : 0;
  const format = keptFormat(Intl.NumberFormat, locale, {
    ...(isAmount ? { style: 'currency' as const, currency } : { maximumFractionDigits: 2 }),
  });
  // Intl takes a decimal as text and keeps all of its digits.
  return format.format(shifted(decimal, places) as `${number}`);
}
