import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { compileCount } from '#server/graphql/read/compileAll.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { askers } from '#tests/bench/lists/askers.ts';
import { openLoadedDatabase } from '#tests/setup/testDatabase.ts';
import { conditionsOn, test } from './conditionsOn.ts';
import { compilationOf, idPage, listOf, readAllIds, readIdPage } from './idPages.ts';
import { rowsOf, runPlan } from './runPlan.ts';

/** Of shares and what shares of a cost have in common the costs tell, and nobody looks at all shares (ADR 21). */
let database: Database;
beforeAll(async () => {
  database = await openLoadedDatabase();
  // Costs with a share of one or two units each, of one at most, and of many.
  await sql`update estimated_costs c set amount_exc_vat = 0, amount_inc_vat = k.attended * (5 - c.id % 3 * 2) / 2
    from centre_event_figures k where k.centre_event_id = c.centre_event_id and c.id % 3 > 0`.execute(
    database.kysely,
  );
}, 300_000);
afterAll(() => database.close());

const columns = ['DATE_START', 'DATE_END', 'NAME', 'CURRENCY', 'LINE_AMOUNT', 'SHARED_BY', 'AMOUNT'] as const;
const ofCosts = [
  test('CURRENCY', 'EQ', 'EUR'),
  test('CURRENCY', 'NOT_IN', ['EUR', 'CHF']),
  test('NAME', 'LIKE', '%1%'),
  test('COUNTRY_ID', 'IN', ['6', '20']),
  test('DATE_START', 'GT', '2024-06-01'),
  test('LINE_AMOUNT', 'GT', '100'),
  test('SHARED_BY', 'LTE', '20'),
];
const ofShares = [
  test('AMOUNT', 'EQ', '1'),
  test('AMOUNT', 'GT', '1'),
  test('AMOUNT', 'NEQ', '2'),
  test('AMOUNT', 'BETWEEN', ['2', '16']),
  test('AMOUNT', 'NOT_IN', ['0', '1']),
  test('AMOUNT', 'IS_NULL'),
  test('PARTICIPANT_ID', 'LTE', '500'),
];
describe('spend', () => {
  it('is counted and found as the ids of all tell, from either end', { timeout: 120_000 }, async () => {
    const asked = fc.record({
      viewer: fc.constantFrom(...askers),
      column: fc.constantFrom(...columns),
      order: fc.constantFrom('ASC', 'DESC'),
      where: fc.option(conditionsOn([...ofCosts, ...ofShares]), { nil: null }),
      first: fc.constantFrom(1, 25, 200),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ viewer, column, order, where, first, at }) => {
        const spend = {
          list: listOf('spend'),
          viewer,
          args: { sortBy: [{ column, order }], ...(where && { whereConditions: where }) },
        };
        const ids = await readAllIds(database, spend);
        const total = await database.readJson(compileCount(spend.list, spend.args, compilationOf(viewer)));
        expect(Number(total)).toBe(ids.length);
        found += ids.length;
        const page = 1 + Math.floor(at * (ids.length / first));
        for (const known of [null, ids.length])
          expect(await readIdPage(database, spend, wayTo({ first, page }, known))).toEqual(
            ids.slice((page - 1) * first, page * first),
          );
      }),
      { numRuns: 35 },
    );
    expect(found).toBeGreaterThan(10_000);
  });

  it('is counted, and its pages are found, without a look at all of it', async () => {
    const [administrator] = askers;
    const looked = async (statement: Parameters<typeof runPlan>[1]) =>
      rowsOf(await runPlan(database, statement), /event_bookings b\w* \(/).reduce(
        (sum, each) => sum + each,
        0,
      );
    const spend = (column: string) => ({
      list: listOf('spend'),
      viewer: administrator,
      args: { sortBy: [{ column, order: 'DESC' }] },
    });
    const total = compileCount(listOf('spend'), {}, compilationOf(administrator));
    const all = Number(await database.readJson(total));
    // Where there are fewer units than people, whose place it is tells.
    expect(await looked(total)).toBeLessThan(all / 4);
    for (const column of columns)
      // A third of all shares are of one unit or none.
      for (const page of column === 'AMOUNT' ? [1] : [1, Math.floor(all / 10)]) {
        const shares = await looked(idPage(spend(column), wayTo({ first: 5, page }, all)));
        expect([column, page, shares < 4_000]).toEqual([column, page, true]);
      }
  });
});
