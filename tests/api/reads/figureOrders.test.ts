import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Database } from '#server/db/Database.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { eventScope } from '#server/modules/centreEvent/eventScope.ts';
import { bookingCount } from '#server/modules/eventBooking/bookingMeasures.ts';
import { bookingScope } from '#server/modules/eventBooking/bookingScope.ts';
import { participantScope } from '#server/modules/participant/participantScope.ts';
import { askers } from '#tests/bench/lists/askers.ts';
import { openLoadedDatabase } from '#tests/setup/testDatabase.ts';
import { type AskedList, idPage, listOf, readAllIds, readIdPage } from './idPages.ts';
import { rowsOf, runPlan } from './runPlan.ts';

/** An order by what is kept of most related rows, and counted of the others, is that of what is counted of all (ADR 21). */
let database: Database;
beforeAll(async () => {
  database = await openLoadedDatabase();
  // Many as great as each other, and many whose greatest numbers are of others' events.
  await sql`update participants set country_id = 1 + id % 3 where id % 5 = 0`.execute(database.kysely);
  // Seen by nobody, and of no day.
  await sql`update participants set deleted_at = now() where id % 37 = 0`.execute(database.kysely);
  await sql`update centre_events set deleted_at = now() where id % 11 = 0`.execute(database.kysely);
  await sql`update centre_events set date_start = null, date_end = null where id % 13 = 0`.execute(
    database.kysely,
  );
}, 300_000);
afterAll(() => database.close());

const [administrator] = askers;
const managerOf = (...countryIds: readonly string[]): Viewer => ({
  id: '2',
  username: 'manager',
  sessionId: '',
  roles: ['country_manager'],
  countryIds,
});

interface Asked {
  readonly viewer: Viewer;
  readonly first: number;
  readonly page: number;
  readonly city: string | null;
  readonly by: keyof typeof figures;
  readonly order: 'ASC' | 'DESC';
}

const dates = (aggregate: 'MAX' | 'MIN') => ({
  asked: { aggregate, column: 'DATE_CREATED' },
  of: (person: string, viewer: Viewer) =>
    sql`(select ${sql.raw(aggregate)}(b.date_created) from event_bookings b where b.participant_id = ${sql.id(person, 'id')} and ${bookingScope('b', viewer)})`,
});
const figures = {
  COUNT: { asked: { aggregate: 'COUNT' }, of: bookingCount },
  MAX: dates('MAX'),
  MIN: dates('MIN'),
} as const;

const askedOf = ({ viewer, city, by, order }: Asked): AskedList => ({
  list: listOf('participant'),
  viewer,
  args: {
    orderBy: [{ event_bookings: figures[by].asked, order }],
    ...(city === null ? {} : { whereConditions: { column: 'CITY', operator: 'EQ', value: city } }),
  },
});

/** Each counted by itself. */
async function expected({ viewer, city, by, order }: Asked): Promise<readonly string[]> {
  const direction = sql.raw(order.toLowerCase());
  const { rows } = await sql<{ id: string }>`select p.id::text as id from participants p
    where ${participantScope('p', viewer)} and (${city}::text is null or p.city = ${city})
    order by ${figures[by].of('p', viewer)} ${direction} nulls last, p.id ${direction}`.execute(
    database.kysely,
  );
  return rows.map(({ id }) => id);
}

describe('participants with the most bookings first or the least, or by the first or the latest', () => {
  it('are those who have these of what a manager sees, whichever page', { timeout: 120_000 }, async () => {
    const asked = fc.record({
      viewer: fc
        .uniqueArray(fc.constantFrom('1', '2', '3', '6', '20'), { minLength: 1, maxLength: 3 })
        .map((countries) => managerOf(...countries)),
      first: fc.constantFrom(1, 10, 25, 200),
      page: fc.integer({ min: 1, max: 12 }),
      by: fc.constantFrom('COUNT', 'MAX', 'MIN'),
      order: fc.constantFrom('ASC', 'DESC'),
      from: fc.constantFrom('start', 'middle', 'end'),
      city: fc.option(fc.constantFrom('City 2', 'City 17', 'Nowhere'), { nil: null, freq: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ from, ...each }) => {
        const ids = await expected(each);
        const { first } = each;
        const pages = Math.ceil(ids.length / first);
        const begin = { start: 0, middle: Math.floor(pages / 2), end: pages - 2 * each.page + 1 }[from];
        const page = Math.max(1, begin + each.page);
        const way = wayTo({ first, page }, from === 'start' ? null : ids.length);
        expect(await readIdPage(database, askedOf(each), way)).toEqual(
          ids.slice((page - 1) * first, page * first),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('are found without counting the bookings of all', async () => {
    const asOne = { viewer: managerOf('1', '6'), first: 25, page: 1, city: null };
    const groups = async (
      page: number,
      by: Asked['by'],
      order: Asked['order'],
      { total = null, city = null }: { total?: number | null; city?: string | null } = {},
    ) => {
      const asked = { ...asOne, page, by, order, city };
      const plan = await runPlan(database, idPage(askedOf(asked), wayTo({ first: 25, page }, total)));
      const grouping = plan[plan.findIndex((line) => /Group Key: t_order.participant_id/.test(line)) - 1];
      expect(grouping).toMatch(/Aggregate/);
      return grouping?.includes('never executed') === false;
    };
    const people = await expected({ ...asOne, by: 'COUNT', order: 'ASC' });
    for (const by of ['COUNT', 'MAX', 'MIN'] as const)
      for (const order of ['ASC', 'DESC'] as const) {
        expect([by, order, await groups(1, by, order)]).toEqual([by, order, false]);
        const last = Math.ceil(people.length / 25);
        for (const page of [Math.ceil(last / 2), last])
          expect([by, order, await groups(page, by, order, { total: people.length })]).toEqual([
            by,
            order,
            false,
          ]);
      }
    expect(await groups(40, 'COUNT', 'DESC', { city: 'City 17' })).toBe(true);
  });
});

describe('events with the most bookings first or the least', () => {
  it.each([
    managerOf('1'),
    managerOf('6', '20', '2'),
    { ...managerOf('1', '3'), roles: ['country_manager', 'booker'] as const },
  ])('are those that have these of what %j sees', async (viewer) => {
    for (const order of ['ASC', 'DESC'] as const) {
      const direction = sql.raw(order.toLowerCase());
      const seen = sql`(select count(*) from event_bookings b where b.centre_event_id = e.id and ${bookingScope('b', viewer)})`;
      const { rows } = await sql<{ id: string }>`select e.id::text as id from centre_events e
          where ${eventScope('e', viewer)} order by ${seen} ${direction}, e.id ${direction}`.execute(
        database.kysely,
      );
      const args = { orderBy: [{ event_bookings: { aggregate: 'COUNT' }, order }] };
      expect(await readAllIds(database, { list: listOf('centreEvent'), viewer, args })).toEqual(
        rows.map(({ id }) => id),
      );
    }
  });
});

describe('bookings by the first day of their event, far on', () => {
  it('are reached by how many there are of each', { timeout: 120_000 }, async () => {
    const asked = fc.record({
      viewer: fc.constantFrom(administrator, managerOf('1'), managerOf('6', '20', '2')),
      order: fc.constantFrom('ASC', 'DESC'),
      then: fc.constantFrom([], [{ column: 'NAME', order: 'DESC' }]),
      filters: fc.constantFrom({}, {}, { where: { is_placeholder: false } }),
      drawn: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ viewer, order, then, filters, drawn }) => {
        const args = { ...filters, sortBy: [{ column: 'CENTRE_EVENT_DATE_START', order }, ...then] };
        const bookings = { list: listOf('eventBooking'), viewer, args };
        const ids = await readAllIds(database, bookings);
        const page = 1 + (drawn % (Math.ceil(ids.length / 25) + 1));
        for (const known of [null, ids.length]) {
          const way = { ...wayTo({ first: 25, page }, known), offsetAtMost: 4 ** 9 };
          expect(await readIdPage(database, bookings, way)).toEqual(ids.slice((page - 1) * 25, page * 25));
        }
      }),
      { numRuns: 60 },
    );
    const bookings = {
      list: listOf('eventBooking'),
      viewer: administrator,
      args: { sortBy: [{ column: 'CENTRE_EVENT_DATE_START' }] },
    };
    const plan = await runPlan(
      database,
      idPage(bookings, { fromEnd: false, limit: 25, offset: 5_000, offsetAtMost: 4 ** 9 }),
    );
    expect(Math.max(...rowsOf(plan, / on event_bookings/))).toBeLessThan(2_000);
  });
});
