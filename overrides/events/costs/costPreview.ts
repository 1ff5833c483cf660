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

/** Who comes; null trainees where seats have no limit. */
export interface People {
  readonly trainees: number | null;
  readonly trainers: number;
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

/** E1: how often the amount is paid. */
function unitsOf(line: ReadLine, { trainees, trainers }: People): number | null {
  const people = line.participants ?? trainees;
  const teachers = line.trainers ?? trainers;
  if (line.unit_mode === 'FIXED') return line.fixed_units ?? 1;
  if (line.unit_mode === 'PER_TRAINER') return teachers;
  if (people === null) return null;
  return line.unit_mode === 'PER_PERSON' ? people + teachers : people;
}

/** E2, H4: in the currency of the sums, rounded half up once; in whole numbers, which no float passes through. */
function converted(minor: bigint, currency: string, { base, rateOf }: Rates): number | null {
  const rate = rateOf(currency);
  if (base === null || rate === null || rate === undefined) return null;
  const [whole = '', part = ''] = rate.split('.');
  const over = minor * BigInt(whole + part) * 10n ** BigInt(currencyExponent(base));
  const under = 10n ** BigInt(part.length + currencyExponent(currency));
  return Number((2n * over + under) / (2n * under));
}

export function lineSum(line: ReadLine, people: People, rates: Rates): Sum {
  const units = unitsOf(line, people);
  if (units === null) return { exc: null, inc: null };
  const of = (amount: number) => converted(BigInt(amount) * BigInt(units), line.currency, rates);
  return { exc: of(line.amount_exc_vat), inc: of(line.amount_inc_vat) };
}

/** A sum of which a part is not known is not known. */
export function sumOf(lines: readonly ReadLine[], people: People, rates: Rates): Sum {
  const parts = lines.map((line) => lineSum(line, people, rates));
  const add = (key: keyof Sum): number | null =>
    rates.base === null
      ? null
      : parts.reduce<number | null>(
          (sum, part) => (sum === null || part[key] === null ? null : sum + part[key]),
          0,
        );
  return { exc: add('exc'), inc: add('inc') };
}

export const perHead = (amount: number | null, heads: number | null): number | null =>
  amount === null || heads === null || heads === 0 ? null : Math.floor((2 * amount + heads) / (2 * heads));
