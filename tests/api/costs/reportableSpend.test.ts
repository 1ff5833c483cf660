import fc from 'fast-check';
import { sql } from 'kysely';
import { amountWord } from '#schema/anyCurrency.ts';
import { sentFilter } from '#schema/sentFilter.ts';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { useApi } from '../useApi.ts';
import { updating } from '../mutations.ts';
import { fixed, spendWorldOf } from './spendWorld.ts';

const api = useApi();
const { spendOf, pastEvent } = spendWorldOf(api);

describe('shares of a cost (T1)', () => {
  it('add up to it exactly, whatever it is and however many share, and differ by one unit at most', async () => {
    const shares = async (total: number, people: number): Promise<readonly number[]> => {
      const { rows } = await sql<{
        share: string;
      }>`select equal_share(${total}::bigint, ${people}::bigint, place) as share
        from generate_series(1, ${people}::bigint) as place order by place`.execute(api.app.database.kysely);
      return rows.map(({ share }) => Number(share));
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 1, max: 60 }),
        async (total, people) => {
          const all = await shares(total, people);
          expect(all.reduce((sum, share) => sum + share, 0)).toBe(total);
          expect((all[0] ?? 0) - (all.at(-1) ?? 0)).toBeLessThanOrEqual(1);
          expect(all).toEqual([...all].sort((one, other) => other - one));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are of those that the cost was counted for, and told of health-care professionals who attended', async () => {
    const costs = [
      fixed('Coins', 2),
      { ...fixed('Dinner', 1000), unit_mode: 'PER_PERSON' },
      { ...fixed('Fees', 5000), unit_mode: 'PER_TRAINER' },
      { ...fixed('Hotel', 1001), unit_mode: 'PER_PARTICIPANT' },
      fixed('Nothing', 0),
      fixed('Room', 10000),
    ];
    const { id, persons } = await pastEvent(
      costs,
      [{}, {}, { is_hcp: false }, { booking_type: 'STAFF' }, { booking_status: 'PENDING' }],
      2,
    );
    const [first, second, , staff] = persons;
    const { data } = await spendOf({ centre_event_id: id });
    const share = (
      participantId: string | undefined,
      name: string,
      lineAmount: number,
      sharedBy: number,
      amount: number,
    ) => ({ participantId, name, lineAmount, sharedBy, amount });
    // Four trainees take seats, of whom one was never confirmed: 4 × 10.01 over the three who came.
    expect(
      [...data].sort((one, other) =>
        `${one.name}${one.participantId}`.localeCompare(`${other.name}${other.participantId}`, 'en', {
          numeric: true,
        }),
      ),
    ).toEqual([
      share(first, 'Coins', 2, 6, 1),
      share(second, 'Coins', 2, 6, 1),
      share(first, 'Dinner', 6000, 5, 1200),
      share(second, 'Dinner', 6000, 5, 1200),
      share(first, 'Hotel', 4004, 3, 1335),
      share(second, 'Hotel', 4004, 3, 1335),
      share(first, 'Room', 10000, 6, 1667),
      share(second, 'Room', 10000, 6, 1667),
      share(staff, 'Room', 10000, 6, 1667),
    ]);
  });

  it('are found by what they come to, whichever of the two shares of a cost is meant', async () => {
    const { id } = await pastEvent(
      [fixed('Coin', 1), fixed('Dinner', 9), fixed('Hotel', 10), fixed('Room', 11)],
      [{}, {}, {}, { booking_type: 'STAFF' }],
    );
    const { data } = await spendOf({ centre_event_id: id });
    expect(new Set(data.map(({ amount }) => amount))).toEqual(new Set([1, 2, 3]));
    const tests: readonly (readonly [string, unknown, (amount: number) => boolean])[] = [
      0, 1, 2, 3, 4,
    ].flatMap((value) => [
      ['EQ', value, (amount) => amount === value],
      ['NEQ', value, (amount) => amount !== value],
      ['GT', value, (amount) => amount > value],
      ['LTE', value, (amount) => amount <= value],
      ['NOT_IN', [value, 2], (amount) => amount !== value && amount !== 2],
      ['BETWEEN', [value, value + 1], (amount) => amount >= value && amount <= value + 1],
    ]);
    for (const [operator, value, holds] of tests) {
      const whereConditions = { column: 'AMOUNT', operator, value };
      const found = await spendOf({ centre_event_id: id, whereConditions });
      expect(found, `${operator} ${JSON.stringify(value)}`).toEqual({
        data: data.filter(({ amount }) => holds(amount)),
        paginatorInfo: { total: data.filter(({ amount }) => holds(amount)).length },
      });
    }
  });

  it('are as many as the booking says, for every booking of the demo (S6)', async () => {
    const { rows } = await sql<{
      total: string;
      bookings: string;
    }>`select count(*) as total, count(distinct booking_id) as bookings
      from reportable_spend`.execute(api.app.database.kysely);
    expect(Number(rows[0]?.bookings)).toBeGreaterThan(500);
    expect((await spendOf({})).paginatorInfo.total).toBe(Number(rows[0]?.total));
    const [event] = (
      await sql<{ id: string }>`select centre_event_id::text as id from reportable_spend limit 1`.execute(
        api.app.database.kysely,
      )
    ).rows;
    const { eventBookings } = await api
      .as('administrator')
      .ask(
        'query ($id: ID!) { eventBookings(first: 200, where: { centre_event_id: $id }) { data { participantId reportableSpendCount } } }',
        { id: event?.id },
      );
    const { data } = await spendOf({ centre_event_id: event?.id });
    const counts = (
      eventBookings as { data: { participantId: string | null; reportableSpendCount: number }[] }
    ).data;
    expect(counts.some(({ reportableSpendCount }) => reportableSpendCount > 0)).toBe(true);
    for (const { participantId, reportableSpendCount } of counts)
      expect(reportableSpendCount).toBe(data.filter((share) => share.participantId === participantId).length);
  });

  it('are told once the last day of an event is over', async () => {
    const told = async (date_end: string) => {
      const { id } = await pastEvent([fixed('Room', 100)], [{}], 0, { date_start: '2026-11-19', date_end });
      return (await spendOf({ centre_event_id: id })).paginatorInfo.total;
    };
    expect([await told('2026-11-20'), await told('2026-11-21')]).toEqual([1, 0]);
  });

  it('count anew when a booking, a cost or a person changes', async () => {
    const { id, persons } = await pastEvent([fixed('Room', 100)], [{}, {}]);
    const total = async () => (await spendOf({ centre_event_id: id })).paginatorInfo.total;
    expect(await total()).toBe(2);
    await api.as('administrator').ask(updating('Participant'), { input: { id: persons[0], is_hcp: false } });
    expect(await total()).toBe(1);
  });

  it('are found by period, country and person', async () => {
    const { id, persons } = await pastEvent([fixed('Room', 100)], [{}, {}]);
    const found = async (where: Fields) => (await spendOf({ centre_event_id: id, ...where })).data.length;
    expect(await found({ participant_id: persons[1] })).toBe(1);
    expect(await found({ date_start_gte: '2026-05-04', date_start_lt: '2026-05-05' })).toBe(2);
    expect(await found({ date_start_lt: '2026-05-04' })).toBe(0);
    expect(await found({ country_id: '1' })).toBe(2);
    expect(await found({ country_id: '2' })).toBe(0);
  });

  it('are found by as much in the currency of each, whatever digits that has (H4, H7)', async () => {
    const costs = ['EUR', 'JPY', 'KWD'].map((currency) => ({ ...fixed(currency, 10_000), currency }));
    const { id } = await pastEvent(costs, [{}]);
    const found = async (operator: string, ...amounts: readonly number[]) => {
      const words = amounts.map((hundredths) => amountWord(hundredths, 'CURRENCY'));
      const test = { column: 'LINE_AMOUNT', operator, value: words.length === 1 ? words[0] : words };
      const asked = { centre_event_id: id, whereConditions: { AND: [test] } };
      const { data } = await spendOf(sentFilter(asked, { viewer: undefined, now: new Date() }));
      return data.map(({ name }) => name);
    };
    // 100.00 EUR, 10,000 JPY and 10.000 KWD.
    expect(await found('GTE', 10_000)).toEqual(['EUR', 'JPY']);
    expect(await found('GT', 10_000)).toEqual(['JPY']);
    expect(await found('EQ', 1_000)).toEqual(['KWD']);
    expect(await found('BETWEEN', 1_000, 99_999)).toEqual(['EUR', 'KWD']);
    expect(await found('NEQ', 1_000_000)).toEqual(['EUR', 'KWD']);
    expect(await found('EQ', 1_000_050)).toEqual([]);
  });

  it('are found by amounts, as numbers, and by the records they are of', async () => {
    const { id, persons } = await pastEvent([fixed('Room', 10000), fixed('Dinner', 900)], [{}, {}]);
    const found = async (...tests: readonly Fields[]) =>
      (await spendOf({ centre_event_id: id, whereConditions: { OR: tests } })).data.length;
    expect(await found({ column: 'AMOUNT', operator: 'GTE', value: 1000 })).toBe(2);
    expect(await found({ column: 'LINE_AMOUNT', operator: 'BETWEEN', value: [0, 9999.5] })).toBe(2);
    expect(await found({ column: 'SHARED_BY', operator: 'GT', value: 2 })).toBe(0);
    expect(
      await found({ column: 'COST_CATEGORY_ID', value: '1' }, { column: 'CURRENCY', value: 'USD' }),
    ).toBe(4);
    expect(
      await found({
        AND: [
          { column: 'PARTICIPANT_ID', value: persons[0] },
          { column: 'NAME', value: 'Room' },
        ],
      }),
    ).toBe(1);
  });
});
