/**
 * What the costs of an event come to, worked out once more from bare rows: in whole numbers of any length, along the
 * wording of the rules (E1, E2, H4, H5) and by nothing of the product.
 */
export interface CostRows {
  readonly event: { readonly id: string; readonly base: string | null; readonly seats: number | null };
  readonly today: string;
  readonly bookings: readonly {
    readonly status: string;
    readonly type: string;
    readonly deleted: boolean;
    readonly named: boolean;
    readonly expiry: string | null;
  }[];
  readonly trainers: number;
  readonly costs: readonly {
    readonly id: string;
    readonly mode: string;
    readonly fixed: number | null;
    readonly participants: number | null;
    readonly trainers: number | null;
    readonly exc: number;
    readonly inc: number;
    readonly currency: string;
  }[];
  readonly rates: readonly { readonly base: string; readonly target: string; readonly rate: string }[];
}

/** Digits after the point of the currencies that do not have two. */
const digits: Readonly<Record<string, number>> = { JPY: 0, KWD: 3, KRW: 0, BHD: 3, ISK: 0, CLP: 0 };
const digitsOf = (currency: string) => digits[currency] ?? 2;

/** A decimal as a fraction of whole numbers. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fraction(decimal: string): Fraction {
  const [whole = '0', part = ''] = decimal.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

/** Half up; of what is not negative. */
const rounded = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/** To ten places, as rates are kept. */
const toTenPlaces = ({ over, under }: Fraction): Fraction => ({
  over: rounded(over * 10n ** 10n, under),
  under: 10n ** 10n,
});

/** Kept as it is, or turned round, or crossed over a third currency that both have a rate from. */
function rateOf(rates: CostRows['rates'], base: string, target: string): Fraction | null {
  if (base === target) return { over: 1n, under: 1n };
  const find = (one: string, other: string) =>
    rates.find((rate) => rate.base === one && rate.target === other)?.rate;
  const kept = find(base, target);
  if (kept !== undefined) return fraction(kept);
  const reverse = find(target, base);
  if (reverse !== undefined) {
    const { over, under } = fraction(reverse);
    return toTenPlaces({ over: under, under: over });
  }
  for (const pivot of new Set(rates.map((rate) => rate.base))) {
    const [from, to] = [find(pivot, base), find(pivot, target)];
    if (from === undefined || to === undefined) continue;
    const [one, other] = [fraction(to), fraction(from)];
    return toTenPlaces({ over: one.over * other.under, under: one.under * other.over });
  }
  return null;
}

function unitsOf(
  cost: CostRows['costs'][number],
  trainees: number | null,
  trainersThere: number,
): number | null {
  const people = cost.participants ?? trainees;
  const trainers = cost.trainers ?? trainersThere;
  switch (cost.mode) {
    case 'PER_PARTICIPANT':
      return people;
    case 'PER_TRAINER':
      return trainers;
    case 'PER_PERSON':
      return people === null ? null : people + trainers;
    default:
      return cost.fixed ?? 1;
  }
}

const takesSeat = (booking: CostRows['bookings'][number], today: string): boolean =>
  !booking.deleted &&
  booking.status !== 'CANCELLED' &&
  (booking.named || booking.expiry === null || booking.expiry >= today);

export function recomputeCosts(rows: CostRows) {
  const { event, costs, rates } = rows;
  const trainees = rows.bookings.filter(
    (booking) => booking.type === 'TRAINEE' && takesSeat(booking, rows.today),
  ).length;
  const amounts = (cost: CostRows['costs'][number], people: number | null) => {
    const units = unitsOf(cost, people, rows.trainers);
    const line = (amount: number) => (units === null ? null : BigInt(amount) * BigInt(units));
    const converted = (amount: bigint | null): number | null => {
      const rate = event.base === null ? null : rateOf(rates, cost.currency, event.base);
      if (amount === null || rate === null || event.base === null) return null;
      const over = amount * rate.over * 10n ** BigInt(digitsOf(event.base));
      return Number(rounded(over, rate.under * 10n ** BigInt(digitsOf(cost.currency))));
    };
    const plain = (amount: bigint | null) => (amount === null ? null : Number(amount));
    const [exc, inc] = [line(cost.exc), line(cost.inc)];
    return {
      units,
      excVat: plain(exc),
      incVat: plain(inc),
      convertedExcVat: converted(exc),
      convertedIncVat: converted(inc),
    };
  };
  const lines = costs.map((cost) => ({
    id: cost.id,
    booked: amounts(cost, trainees),
    atCapacity: amounts(cost, event.seats),
  }));
  const total = (which: 'booked' | 'atCapacity', people: number | null) => {
    const sum = (key: 'convertedExcVat' | 'convertedIncVat'): number | null => {
      const parts = lines.map((line) => line[which][key]);
      if (event.base === null || parts.some((part) => part === null)) return null;
      return parts.reduce<number>((all, part) => all + (part ?? 0), 0);
    };
    const perHead = (all: number | null) =>
      all === null || people === null || people === 0 ? null : Number(rounded(BigInt(all), BigInt(people)));
    const [excVat, incVat] = [sum('convertedExcVat'), sum('convertedIncVat')];
    return { excVat, incVat, excVatPerHead: perHead(excVat), incVatPerHead: perHead(incVat) };
  };
  return {
    currency: event.base,
    trainees,
    trainers: rows.trainers,
    seats: event.seats,
    booked: total('booked', trainees),
    atCapacity: total('atCapacity', event.seats),
    lines,
  };
}
