/** A decimal without a fraction that binary numbers cannot hold: `digits` by ten to the power of minus `places`. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** A number as the answer has it, or one that travels as text; nothing where it is neither. */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const [, sign, whole = '', fraction = '', power = '0'] = written.exec(String(value).trim()) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(power);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

const digitsAt = ({ digits, places }: Decimal, at: number): bigint => digits * 10n ** BigInt(at - places);

export function sumOf(numbers: readonly Decimal[]): Decimal {
  const places = Math.max(0, ...numbers.map((one) => one.places));
  return { digits: numbers.reduce((sum, one) => sum + digitsAt(one, places), 0n), places };
}

export function compareDecimals(one: Decimal, other: Decimal): number {
  const places = Math.max(one.places, other.places);
  const difference = digitsAt(one, places) - digitsAt(other, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** A part of it with so many decimals, rounded half away from zero as Postgres rounds. */
export function divided({ digits, places }: Decimal, by: number, to: number): Decimal {
  const shift = BigInt(10) ** BigInt(Math.max(0, to - places));
  const divisor = BigInt(by) * 10n ** BigInt(Math.max(0, places - to));
  const whole = (digits < 0n ? -digits : digits) * shift;
  const rounded = (2n * whole + divisor) / (2n * divisor);
  return { digits: digits < 0n ? -rounded : rounded, places: to };
}

/** Without zeros at its end. */
export function writtenDecimal({ digits, places }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const fraction = text.slice(text.length - places).replace(/0+$/, '');
  const whole = text.slice(0, text.length - places);
  return `${sign}${places === 0 ? text : whole}${places === 0 || fraction === '' ? '' : `.${fraction}`}`;
}
