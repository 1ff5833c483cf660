import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { compileCount } from '#server/graphql/read/compileAll.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { askers } from '#tests/bench/lists/askers.ts';
import { openLoadedDatabase } from '#tests/setup/testDatabase.ts';
import { test } from './conditionsOn.ts';
import { compilationOf, idPage, listOf, readAllIds, readIdPage } from './idPages.ts';
import { cases, conditions, has, ofBooked, ofBookings } from './otherWaysCases.ts';
import { rowsOf, runPlan } from './runPlan.ts';

/** A page is the same whichever way its rows are found: in the order of the list, or from what is known of others (ADR 21). */
let database: Database;
beforeAll(async () => {
  database = await openLoadedDatabase();
  await sql`update event_bookings set deleted_at = now() where id % 53 = 0`.execute(database.kysely);
  // Booked, and deleted or without a city.
  await sql`update participants set deleted_at = now() where id % 37 = 0`.execute(database.kysely);
  await sql`update participants set city = null where id % 41 = 0`.execute(database.kysely);
  // Letters of no event, and of events without a day.
  const unchanging = sql.raw('trigger generated_documents_never_change');
  await sql`alter table generated_documents disable ${unchanging}`.execute(database.kysely);
  await sql`update generated_documents set centre_event_id = null where id % 43 = 0`.execute(database.kysely);
  await sql`alter table generated_documents enable ${unchanging}`.execute(database.kysely);
  await sql`update centre_events set date_start = null, date_end = null where id % 47 = 0`.execute(
    database.kysely,
  );
}, 300_000);
afterAll(() => database.close());

describe('a page of rows that others tell of, and their total', () => {
  it('are those that the ids of all rows tell', { timeout: 180_000 }, async () => {
    const asked = fc.record({
      from: cases,
      viewer: fc.constantFrom(...askers),
      order: fc.constantFrom('ASC', 'DESC'),
      page: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ from: { list: name, column, filters }, viewer, order, page }) => {
        const list = { list: listOf(name), viewer, args: { ...filters, orderBy: [{ column, order }] } };
        const ids = await readAllIds(database, list);
        const total = await database.readJson(compileCount(list.list, list.args, compilationOf(viewer)));
        expect(Number(total)).toBe(ids.length);
        for (const known of [null, ids.length])
          expect(await readIdPage(database, list, wayTo({ first: 25, page }, known))).toEqual(
            ids.slice((page - 1) * 25, page * 25),
          );
      }),
      { numRuns: 100 },
    );
  });

  const ofEvents = test('CENTRE_EVENT_NAME', 'LIKE', '%vent 1%');
  it.each<[string, string, object, object]>([
    [
      'letters of few events with many each',
      'GeneratedDocument',
      { column: 'DATE_CREATED' },
      { whereConditions: test('CENTRE_EVENT_DATE_START', 'LTE', '2024-02-15') },
    ],
    [
      'letters of no event',
      'GeneratedDocument',
      { column: 'DATE_CREATED' },
      { whereConditions: test('CENTRE_EVENT_DATE_START', 'IS_NULL') },
    ],
    [
      'bookings by a name of others, in the order of their days',
      'eventBooking',
      { column: 'CENTRE_EVENT_DATE_START' },
      { whereConditions: test('PARTICIPANT_FIRST_NAME', 'LIKE', '%nna%') },
    ],
    [
      'bookings for either of two indications',
      'eventBooking',
      { column: 'DATE_CREATED' },
      { whereConditions: test('INDICATION_ID', 'IN', ['1', '2']) },
    ],
    [
      'people of a city by the number of their bookings',
      'participant',
      { event_bookings: { aggregate: 'COUNT' } },
      { whereConditions: test('CITY', 'EQ', 'City 17') },
    ],
    [
      'deleted bookings',
      'eventBooking',
      { column: 'DATE_CREATED' },
      { trashed: 'ONLY', whereConditions: ofEvents },
    ],
  ])('are those of %s', async (_what, name, by, filters) => {
    for (const viewer of askers)
      for (const order of ['ASC', 'DESC']) {
        const list = {
          list: listOf(name),
          viewer,
          args: { ...filters, [name === 'eventBooking' ? 'sortBy' : 'orderBy']: [{ ...by, order }] },
        };
        const ids = await readAllIds(database, list);
        expect(ids).not.toEqual([]);
        const total = await database.readJson(compileCount(list.list, list.args, compilationOf(viewer)));
        expect(Number(total)).toBe(ids.length);
        for (const page of [1, 3])
          expect(await readIdPage(database, list, wayTo({ first: 25, page }, null))).toEqual(
            ids.slice((page - 1) * 25, page * 25),
          );
      }
  });

  it('are those in the order of a day that most bookings do not have', { timeout: 180_000 }, async () => {
    const days = ['DATE_ARRIVAL', 'DATE_DEPARTURE', 'DATE_CHECK_IN', 'DATE_CHECK_OUT'];
    const asked = fc.record({
      viewer: fc.constantFrom(...askers),
      column: fc.constantFrom(...days),
      order: fc.constantFrom('ASC', 'DESC'),
      then: fc.constantFrom([], [{ column: 'NAME', order: 'DESC' }], [{ column: 'CENTRE_EVENT_DATE_START' }]),
      where: fc.oneof(
        fc.constant({}),
        fc.constant({ centre_event_id: '7' }),
        fc.constant({ text_search: 'müller' }),
        conditions(ofBookings).map(({ whereConditions }) => ({ whereConditions })),
        fc.constantFrom(...days).map((day) => ({ whereConditions: test(day, 'GTE', '2024-05-05') })),
      ),
      drawn: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ viewer, column, order, then, where, drawn }) => {
        const args = { where, sortBy: [{ column, order }, ...then] };
        const list = { list: listOf('eventBooking'), viewer, args };
        const ids = await readAllIds(database, list);
        const page = 1 + (drawn % (Math.ceil(ids.length / 25) + 1));
        for (const known of [null, ids.length])
          expect(await readIdPage(database, list, wayTo({ first: 25, page }, known))).toEqual(
            ids.slice((page - 1) * 25, page * 25),
          );
      }),
      { numRuns: 100 },
    );
  });

  it('counts who has related rows of nearly all by those that are not meant', async () => {
    const [administrator] = askers;
    const total = (value: string) =>
      compileCount(
        listOf('participant'),
        { whereConditions: has(2, test('ID', 'GT', value)) },
        compilationOf(administrator),
      );
    const whereConditions = has(2, test('ID', 'GT', '39'));
    const people = { list: listOf('participant'), viewer: administrator, args: { whereConditions } };
    const ids = await readAllIds(database, people);
    expect(Number(await database.readJson(total('39')))).toBe(ids.length);
    const plan = await runPlan(database, total('39'));
    expect(Math.max(...rowsOf(plan, /event_bookings/))).toBeLessThan(40);
  });

  it('counts bookings of nearly all people by those of the others', async () => {
    for (const viewer of askers)
      for (const whereConditions of ofBooked) {
        const list = { list: listOf('eventBooking'), viewer, args: { whereConditions } };
        const total = compileCount(list.list, list.args, compilationOf(viewer));
        expect(Number(await database.readJson(total))).toBe((await readAllIds(database, list)).length);
        if (whereConditions.operator !== 'IS_NOT_NULL') continue;
        const plan = await runPlan(database, total);
        expect(Math.max(...rowsOf(plan, / on participants/))).toBeLessThan(1_000);
      }
  });

  it('counts what is not so by what is', async () => {
    const [administrator] = askers;
    const whereConditions = test('DATE_ARRIVAL', 'NEQ', '2024-05-05');
    const total = compileCount(listOf('eventBooking'), { whereConditions }, compilationOf(administrator));
    const plan = await runPlan(database, total);
    expect(Math.max(...rowsOf(plan, / on event_bookings/))).toBeLessThan(2_000);
  });

  it('does not walk through the order of names to where those with a word stand together', async () => {
    const [administrator] = askers;
    await sql`update participants set last_name = 'Zschäbitz' where id % 20 = 0`.execute(database.kysely);
    await sql`analyze participants`.execute(database.kysely);
    const people = {
      list: listOf('participant'),
      viewer: administrator,
      args: { where: { text_search: 'zschäbitz' } },
    };
    const plan = await runPlan(database, idPage(people, wayTo({ first: 25, page: 1 }, null)));
    const walks = plan
      .join('\n')
      .split('->')
      .filter((node) => /using participants_(last|sort)_name/.test(node));
    const passed = walks.map((node) => Number(/Rows Removed by Filter: (\d+)/.exec(node)?.[1] ?? 0));
    expect(Math.max(...passed)).toBeLessThan(2_500);
  });

  it('tries the first people before it looks at the bookings of many', async () => {
    const [, manager] = askers;
    const args = { whereConditions: has(2, test('BOOKING_TYPE', 'EQ', 'TRAINEE')) };
    const people = { list: listOf('participant'), viewer: manager, args };
    const plan = await runPlan(database, idPage(people, wayTo({ first: 25, page: 1 }, null)));
    expect(Math.max(...rowsOf(plan, / on event_bookings/))).toBeLessThan(2_000);
  });
});
