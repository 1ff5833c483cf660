import { type People, unitsOf } from '#schema/costUnits.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import type { ReadLine } from './CostLine.ts';
import type { CostTotals } from './costOperations.ts';

/**
 * What the lines come to while they are being typed. Once saved the server's sums are shown; that both agree is tested
 * (tests/api/costs/costPreview.test.ts).
 */
export interface Sum {
  /** Null where it is not known. */
  readonly exc: number | null;
  readonly inc: number | null;
}

export interface Rates {
  readonly base: string | null;
  /** Decimals by currency; null where there is none, undefined where it is not known yet. */
  readonly rateOf: (currency: string) => string | null | undefined;
}

export const ratesOf = (
  { currency, rates }: Pick<CostTotals, 'currency' | 'rates'>,
  base: string | null,
): Rates => ({
  base,
  rateOf: (wanted) => {
    if (wanted === base) return '1';
    return base === currency ? rates.find((rate) => rate.currency === wanted)?.rate : undefined;
  },
});

/** E2, H4: in the currency of the sums, rounded half up once; in whole numbers, which no float passes through. */
function converted(minor: bigint, currency: string, { base, rateOf }: Rates): number | null {
  const rate = rateOf(currency);
  if (base === null || rate === null || rate === undefined) return null;
  const [whole = '', part = ''] = rate.split('.');
  const over = minor * BigInt(whole + part) * 10n ** BigInt(currencyExponent(base));
  const under = 10n ** BigInt(part.length + currencyExponent(currency));
  return exactly((2n * over + under) / (2n * under));
}

export function lineSum(line: ReadLine, people: People, rates: Rates): Sum {
  const units = unitsOf(line, people);
  if (units === null) return { exc: null, inc: null };
  const of = (amount: number) => {
    const told = exactly(BigInt(amount) * BigInt(units));
    return told === null ? null : converted(BigInt(told), line.currency, rates);
  };
  return { exc: of(line.amount_exc_vat), inc: of(line.amount_inc_vat) };
}

/** As the server tells it: null beyond what a number holds to the last digit. */
const exactly = (amount: bigint): number | null =>
  amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : null;

/** A sum of which a part is not known is not known. */
export function sumOf(lines: readonly ReadLine[], people: People, rates: Rates): Sum {
  const parts = lines.map((line) => lineSum(line, people, rates));
  const add = (key: keyof Sum): number | null => {
    const known = parts.flatMap((part) => part[key] ?? []);
    if (rates.base === null || known.length < parts.length) return null;
    return exactly(known.reduce((sum, part) => sum + BigInt(part), 0n));
  };
  return { exc: add('exc'), inc: add('inc') };
}

export function perHead(amount: number | null, heads: number | null): number | null {
  if (amount === null || heads === null || heads === 0) return null;
  return Number((2n * BigInt(amount) + BigInt(heads)) / (2n * BigInt(heads)));
}
