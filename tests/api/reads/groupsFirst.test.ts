import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { askers } from '#tests/bench/lists/askers.ts';
import { openLoadedDatabase } from '#tests/setup/testDatabase.ts';
import { idPage, listOf, readAllIds, readIdPage } from './idPages.ts';
import { rowsOf, runPlan } from './runPlan.ts';

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

/** The costs are found before their shares (ADR 21). */
describe('spend sorted by what all shares of a cost have in common', () => {
  const columns = ['AMOUNT', 'LINE_AMOUNT', 'SHARED_BY', 'NAME', 'CURRENCY', 'DATE_END'] as const;
  const pages = [
    [1, 1],
    [25, 2],
    [200, 3],
  ] as const;

  it.each(['AMOUNT', 'LINE_AMOUNT', 'NAME'])(
    'is in the order of the ids of all, from either end: %s',
    async (column) => {
      for (const viewer of askers)
        for (const order of ['ASC', 'DESC']) {
          const spend = { list: listOf('spend'), viewer, args: { sortBy: [{ column, order }] } };
          const ids = await readAllIds(database, spend);
          const places = pages.flatMap(([first, page]) => [
            { first, page },
            { first, page: Math.ceil(ids.length / first) - page + 1 },
          ]);
          for (const { first, page } of places.filter((place) => place.page > 0))
            expect(await readIdPage(database, spend, wayTo({ first, page }, ids.length))).toEqual(
              ids.slice((page - 1) * first, page * first),
            );
        }
    },
  );

  it('is found without working out the shares of all', async () => {
    const [viewer] = askers;
    for (const column of columns) {
      const spend = { list: listOf('spend'), viewer, args: { sortBy: [{ column, order: 'DESC' }] } };
      const plan = await runPlan(database, idPage(spend, wayTo({ first: 5, page: 1 }, null)));
      const shares = rowsOf(plan, /event_bookings b\w* \(/).reduce((sum, each) => sum + each, 0);
      expect([column, shares < 4_000]).toEqual([column, true]);
    }
  });
});
