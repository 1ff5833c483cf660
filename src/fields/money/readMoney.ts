/**
 * A typed amount in whole minor units: '1,234.5' or '1.234,50' with exponent 2 → 123450. The last separator is the
 * decimal one if as many digits or fewer follow it as the currency has. The text itself where it is no amount.
 */
export function readMoney(text: string, exponent: number): number | string {
  const plain = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain)) return text;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const fraction = last < 0 ? '' : plain.slice(last + 1);
  const decimal = last >= 0 && fraction.length <= exponent;
  if (last >= 0 && !decimal && fraction.length !== 3) return text;
  const whole = (decimal ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const minor = `${whole}${(decimal ? fraction : '').padEnd(exponent, '0')}`;
  const amount = Number(minor);
  return Number.isSafeInteger(amount) ? amount : text;
}
