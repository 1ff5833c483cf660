import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { honorariaOf } from '#server/modules/honoraria/honorariaMeasures.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';

/** What holds of every honorarium, whatever the figures (H1 to H4): the measure itself, over figures by chance. */

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const currencies = ['EUR', 'JPY', 'KWD', 'PLN'] as const;

interface Figures {
  readonly activity: number;
  readonly travel: number;
  readonly fmv: number;
  readonly local: (typeof currencies)[number];
  readonly event: (typeof currencies)[number];
  readonly rate: string;
  readonly factor: string;
}

/** Amounts that a number holds, also in fils for yen: beyond, none is told. */
const minutes = fc.integer({ min: 0, max: 20_000 });
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 9_999_999_999 }))
  .map(([whole, digits]) => `${whole}.${String(digits).padStart(10, '0')}`);
const figures: fc.Arbitrary<Figures> = fc.record({
  activity: minutes,
  travel: minutes,
  fmv: fc.integer({ min: 0, max: 5_000_000 }),
  local: fc.constantFrom(...currencies),
  event: fc.constantFrom(...currencies),
  rate: decimal,
  factor: fc.constantFrom('0', '0.5', '0.333333', '1', '1.25'),
});

type Amounts = Readonly<Record<'al' | 'tl' | 'hl' | 'ae' | 'te' | 'he', bigint>>;

/** Many at once: one statement for all of them. */
async function amountsOf(all: readonly Figures[]): Promise<readonly Amounts[]> {
  const { rows } = await sql<{ json: string }>`
    select json_build_array(activity_local::text, travel_local::text, honoraria_local::text, activity_event::text, travel_event::text, honoraria_event::text)::text as json
    from json_to_recordset(${JSON.stringify(all.map((each, place) => ({ ...each, place })))}::json)
      as given (activity integer, travel integer, fmv integer, local text, event text, rate numeric, factor numeric, place integer)
    cross join lateral honoraria_amounts(activity, travel, fmv, local, event, rate, factor) order by place`.execute(
    database.kysely,
  );
  return rows.map(({ json }) => {
    const [al, tl, hl, ae, te, he] = (JSON.parse(json) as string[]).map(BigInt);
    return { al, tl, hl, ae, te, he } as Amounts;
  });
}

const many = fc.array(figures, { minLength: 40, maxLength: 40 });
const holds = (property: (given: Figures, amounts: Amounts) => void) =>
  fc.assert(
    fc.asyncProperty(many, async (all) => {
      const found = await amountsOf(all);
      expect(found).toHaveLength(all.length);
      for (const [index, given] of all.entries()) property(given, found[index] as Amounts);
    }),
    { numRuns: 8 },
  );

const digits = { EUR: 2n, PLN: 2n, JPY: 0n, KWD: 3n };
const scaled = (text: string): readonly [bigint, bigint] => {
  const [whole = '', fraction = ''] = text.split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
};
const halfUp = (of: bigint, by: bigint): bigint => (2n * of + by) / (2n * by);

describe('amounts', () => {
  it('of the parts make the total, in both currencies', () =>
    holds((_given, { al, tl, hl, ae, te, he }) => {
      expect([al + tl, ae + te]).toEqual([hl, he]);
    }));

  it('are rounded half up, once a component, at the digits of their currency', () =>
    holds(({ activity, travel, fmv, local, event, rate, factor }, { al, tl, ae, te }) => {
      const [of, by] = scaled(factor);
      expect(al).toBe(halfUp(BigInt(activity) * BigInt(fmv), 60n));
      expect(tl).toBe(halfUp(BigInt(travel) * BigInt(fmv) * of, 60n * by));
      const [rateOf, rateBy] = scaled(rate);
      const there = (amount: bigint) =>
        halfUp(amount * rateOf * 10n ** digits[event], rateBy * 10n ** digits[local]);
      expect([ae, te]).toEqual([there(al), there(tl)]);
    }));

  it('grow with the minutes: twice as many are twice as much, but for the rounding', async () => {
    await fc.assert(
      fc.asyncProperty(many, async (all) => {
        const once = await amountsOf(all);
        const twice = await amountsOf(
          all.map((each) => ({ ...each, activity: each.activity * 2, travel: each.travel * 2 })),
        );
        for (const [index, { al, tl }] of once.entries()) {
          const double = twice[index] as Amounts;
          for (const off of [double.al - 2n * al, double.tl - 2n * tl]) expect([-1n, 0n, 1n]).toContain(off);
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('speaking minutes', () => {
  const item = fc.record({
    start: fc.integer({ min: 0, max: 90 }),
    length: fc.integer({ min: 1, max: 40 }),
    unpaid: fc.boolean(),
  });
  type Item = { readonly start: number; readonly length: number; readonly unpaid: boolean };

  /** An agenda written in this order, and what of it is paid; taken back at the end. */
  async function speakerMinutes(items: readonly Item[]): Promise<number> {
    let found = -1;
    const done = new Error('Only to be read.');
    const work = database.transaction(async (tx) => {
      await sql`delete from agendas where centre_event_id = 1`.execute(tx);
      await sql`with agenda as (insert into agendas (centre_event_id) values (1) returning id),
          section as (insert into agenda_sections (agenda_id, name) select id, 'Day' from agenda returning id),
          given as (select * from json_to_recordset(${JSON.stringify(items.map((each, place) => ({ ...each, place })))}::json) as g (start integer, length integer, unpaid boolean, place integer)),
          item as (insert into agenda_items (agenda_section_id, name, "order", time_start, time_end)
            select section.id, 'Item', place, timestamp '2027-06-10 23:00' + make_interval(mins => start), timestamp '2027-06-10 23:00' + make_interval(mins => start + length)
            from section, given order by place returning id, "order")
        insert into agenda_item_trainers (agenda_item_id, trainer_id, exclude_in_honoraria) select item.id, 1, unpaid from item join given on place = item."order"`.execute(
        tx,
      );
      const { rows } = await sql<{ minutes: number }>`
        select h.speaker_minutes as minutes from (select 1::bigint as centre_event_id, 1::bigint as trainer_id, 0 as prep_minutes, 0 as post_minutes, 0 as travel_minutes) link
        cross join lateral (${honorariaOf('link')}) h`.execute(tx);
      found = rows[0]?.minutes ?? -1;
      throw done;
    });
    await work.catch((error: unknown) => {
      if (error !== done) throw error;
    });
    return found;
  }

  it('count each minute that a paid item covers once, in whatever order the items stand (H1)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 8 }), async (items) => {
        const covered = new Set(
          items
            .filter(({ unpaid }) => !unpaid)
            .flatMap(({ start, length }) => Array.from({ length }, (_, minute) => start + minute)),
        );
        expect(await speakerMinutes(items)).toBe(covered.size);
        expect(await speakerMinutes(items.toReversed())).toBe(covered.size);
      }),
      { numRuns: 15 },
    );
  });
});
