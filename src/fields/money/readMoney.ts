import type { DecimalSign } from './formatMoney.ts';

/** Thousands, or lakhs and crores, apart by one and the same sign. */
const groups = /^[1-9]\d{0,2}(?:([.,])\d{3}(?:\1\d{3})*)$|^[1-9]\d?([.,])(?:\d{2}\2)+\d{3}$/;

/**
 * A typed amount in whole minor units: '1,234.5' or '1.234,50' with exponent 2 → 123450. The text itself where it is no
 * amount, or has more decimals than its currency.
 */
export function readMoney(text: string, exponent: number, sign: DecimalSign = '.'): number | string {
  const plain = text.trim().replace(/[\s'’]/g, '');
  const [, minus = '', before = '', separator, after = ''] =
    /^(-?)([\d.,]*?)(?:([.,])(\d*))?$/.exec(plain) ?? [];
  if (!/\d/.test(before + after)) return text;
  const isGroup = after.length === 3 && (exponent < 3 || endsInGroup(before, separator, sign));
  const whole = isGroup ? plain.slice(minus.length) : before;
  // 100.00 is a whole amount, in yen too.
  const fraction = isGroup ? '' : after.replace(/0+$/, '');
  const [, thousands, lakhs] = groups.exec(whole) ?? [];
  const group = thousands ?? lakhs;
  if (group === undefined ? !/^\d*$/.test(whole) : !isGroup && group === separator) return text;
  if (fraction.length > exponent) return text;
  const amount = Number(`${minus}${whole.replace(/[.,]/g, '')}${fraction.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(amount) ? amount : text;
}

/** Whether three digits at the end are thousands, which may as well be the fils of a dinar: '1,250', '1,250,000'. */
function endsInGroup(before: string, separator: string | undefined, sign: DecimalSign): boolean {
  if (separator === undefined || /^0*$/.test(before)) return false;
  return /[.,]/.test(before) ? before.includes(separator) : separator !== sign;
}
