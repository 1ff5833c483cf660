import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/**
 * Honoraria worked out anew from raw rows, with whole numbers and fractions of our own and none of the server's code
 * (H1 to H6): what both say has to be equal to the minor unit.
 */

interface RawEvent {
  readonly currency: string | null;
  readonly links: readonly {
    readonly trainer: string;
    readonly prep: number;
    readonly post: number;
    readonly travel: number;
  }[];
  readonly items: readonly {
    readonly trainer: string;
    readonly start: string;
    readonly end: string;
    readonly unpaid: boolean;
  }[];
  readonly trainers: readonly {
    readonly id: string;
    readonly amount: number | null;
    readonly currency: string | null;
  }[];
  readonly frozen: readonly {
    readonly trainer: string;
    readonly amount: number;
    readonly currency: string;
    readonly event: string;
    readonly rate: string;
  }[];
  readonly rates: readonly { readonly base: string; readonly target: string; readonly rate: string }[];
}

interface Recomputed {
  readonly speakerMinutes: number;
  readonly activityMinutes: number;
  readonly totalHonorariaMinutes: number;
  readonly totalActivityLocalCurrency: number | null;
  readonly totalTravelLocalCurrency: number | null;
  readonly totalHonorariaLocalCurrency: number | null;
  readonly totalActivityEventCurrency: number | null;
  readonly totalTravelEventCurrency: number | null;
  readonly totalHonorariaEventCurrency: number | null;
}

export async function rawEvent(database: Database, id: string): Promise<RawEvent> {
  const rows = async <T>(statement: ReturnType<typeof sql>): Promise<readonly T[]> =>
    (await statement.execute(database.kysely)).rows as readonly T[];
  const [event] = await rows<{ currency: string | null }>(
    sql`select costs_base_currency as currency from centre_events where id = ${id}`,
  );
  return {
    currency: event?.currency ?? null,
    links: await rows(
      sql`select trainer_id::text as trainer, prep_minutes as prep, post_minutes as post, travel_minutes as travel from centre_event_trainers where centre_event_id = ${id}`,
    ),
    items: await rows(
      sql`select t.trainer_id::text as trainer, i.time_start::text as start, i.time_end::text as end, t.exclude_in_honoraria as unpaid
          from agendas a, agenda_sections s, agenda_items i, agenda_item_trainers t
          where a.centre_event_id = ${id} and a.kind = 'LIVE' and s.agenda_id = a.id and i.agenda_section_id = s.id and t.agenda_item_id = i.id`,
    ),
    trainers: await rows(sql`select id::text, fmv_amount as amount, fmv_currency as currency from trainers`),
    frozen: await rows(
      sql`select trainer_id::text as trainer, fmv_amount as amount, fmv_currency as currency, event_currency as event, exchange_rate::text as rate
          from frozen_honoraria where centre_event_id = ${id} and unfrozen_at is null`,
    ),
    rates: await rows(
      sql`select s.base, r.target, r.rate::text from exchange_rate_sets s join exchange_rates r on r.set_id = s.id where s.in_force`,
    ),
  };
}

/** A decimal as a fraction of whole numbers. */
interface Fraction {
  readonly of: bigint;
  readonly by: bigint;
}
const fraction = (text: string): Fraction => {
  const [whole = '0', digits = ''] = text.split('.');
  return { of: BigInt(whole + digits), by: 10n ** BigInt(digits.length) };
};

/** Half up; nothing here is negative. */
const rounded = ({ of, by }: Fraction): bigint => (2n * of + by) / (2n * by);

/** To ten digits, as rates that are crossed are kept. */
const tenDigits = ({ of, by }: Fraction): Fraction => ({
  of: rounded({ of: of * 10n ** 10n, by }),
  by: 10n ** 10n,
});

function rateOf({ rates }: RawEvent, base: string, target: string): Fraction | null {
  if (base === target) return { of: 1n, by: 1n };
  const find = (from: string, to: string) =>
    rates.find((rate) => rate.base === from && rate.target === to)?.rate ?? null;
  const direct = find(base, target);
  if (direct !== null) return fraction(direct);
  const back = find(target, base);
  if (back !== null) return tenDigits({ of: fraction(back).by, by: fraction(back).of });
  const [ofBase, ofTarget] = [find('EUR', base), find('EUR', target)];
  if (ofBase === null || ofTarget === null) return null;
  const [from, to] = [fraction(ofBase), fraction(ofTarget)];
  return tenDigits({ of: to.of * from.by, by: to.by * from.of });
}

const digits = (currency: string) => ({ JPY: 0n, KWD: 3n })[currency] ?? 2n;

/** Minute by minute: one that is taught is paid, however many items it lies in. */
function taughtMinutes({ items }: RawEvent, trainer: string): number {
  const minutes = new Set<number>();
  for (const item of items) {
    if (item.trainer !== trainer || item.unpaid) continue;
    const minute = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 60_000;
    for (let at = minute(item.start); at < minute(item.end); at += 1) minutes.add(at);
  }
  return minutes.size;
}

/** What a trainer of the event is paid. */
export function recomputed(event: RawEvent, trainer: string): Recomputed {
  const link = event.links.find((each) => each.trainer === trainer);
  const live = event.trainers.find(({ id }) => id === trainer);
  const frozen = event.frozen.find((each) => each.trainer === trainer);
  if (!link || !live) throw new Error(`Trainer ${trainer} does not teach there.`);
  const speakerMinutes = taughtMinutes(event, trainer);
  const activityMinutes = speakerMinutes + link.prep + link.post;
  const amount = frozen?.amount ?? live.amount;
  const local = frozen?.currency ?? live.currency;
  const target = frozen?.event ?? event.currency;
  const inLocal = (minutes: number): bigint | null =>
    amount === null || local === null ? null : rounded({ of: BigInt(minutes) * BigInt(amount), by: 60n });
  const rate = (): Fraction | null => {
    if (frozen) return fraction(frozen.rate);
    return local === null || target === null ? null : rateOf(event, local, target);
  };
  const inEvent = (own: bigint | null): bigint | null => {
    const found = rate();
    if (own === null || found === null || local === null || target === null) return null;
    return rounded({
      of: own * found.of * 10n ** digits(target),
      by: found.by * 10n ** digits(local),
    });
  };
  const sum = (a: bigint | null, b: bigint | null) => (a === null || b === null ? null : a + b);
  const number = (value: bigint | null) => (value === null ? null : Number(value));
  const [activity, travel] = [inLocal(activityMinutes), inLocal(link.travel)];
  const [activityThere, travelThere] = [inEvent(activity), inEvent(travel)];
  return {
    speakerMinutes,
    activityMinutes,
    totalHonorariaMinutes: activityMinutes + link.travel,
    totalActivityLocalCurrency: number(activity),
    totalTravelLocalCurrency: number(travel),
    totalHonorariaLocalCurrency: number(sum(activity, travel)),
    totalActivityEventCurrency: number(activityThere),
    totalTravelEventCurrency: number(travelThere),
    totalHonorariaEventCurrency: number(sum(activityThere, travelThere)),
  };
}
