import type { DecimalSign } from './formatMoney.ts';

/**
 * A typed amount in whole minor units: '1,234.5' or '1.234,50' with exponent 2 → 123450. The last separator is the
 * decimal one if as many digits or fewer follow it as the currency has. The text itself where it is no amount.
 */
export function readMoney(text: string, exponent: number, sign: DecimalSign = '.'): number | string {
  const plain = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain)) return text;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const fraction = last < 0 ? '' : plain.slice(last + 1);
  const decimal = last >= 0 && fraction.length <= exponent && !isGroup(plain, last, sign);
  if (last >= 0 && !decimal && fraction.length !== 3) return text;
  const whole = (decimal ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const minor = `${whole}${(decimal ? fraction : '').padEnd(exponent, '0')}`;
  const amount = Number(minor);
  return Number.isSafeInteger(amount) ? amount : text;
}

/** Whether three digits at the end are thousands, which may as well be the fils of a dinar: '1,250', '1,250,000'. */
function isGroup(plain: string, last: number, sign: DecimalSign): boolean {
  const before = plain.slice(0, last);
  if (plain.length - last - 1 !== 3 || /^-?0*$/.test(before)) return false;
  const separator = plain.charAt(last);
  return /[.,]/.test(before) ? before.includes(separator) : separator !== sign;
}
