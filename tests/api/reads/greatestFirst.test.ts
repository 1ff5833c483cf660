import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Database } from '#server/db/Database.ts';
import { contract } from '#server/graphql/contract.ts';
import { compileList } from '#server/graphql/read/compileList.ts';
import { startCompilation } from '#server/graphql/read/compileObject.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { Selection } from '#server/graphql/read/selection.ts';
import { bookingCount } from '#server/modules/eventBooking/bookingMeasures.ts';
import { entities } from '#server/modules/entities.ts';
import { participantScope } from '#server/modules/participant/participantScope.ts';
import { loadBenchData } from '#tests/bench/benchData.ts';
import { listsWithIds } from '#tests/bench/lists/listCases.ts';
import { openBlankDatabase } from '#tests/setup/testDatabase.ts';

/** Participants by their bookings, as a manager sees them, are the same whether the numbers of all are known or not (ADR 21). */
let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
  await loadBenchData(database, { people: 6_000, events: 60, audits: 10 });
  // Many as great as each other, and many whose greatest numbers are of others' events.
  await sql`update participants set country_id = 1 + id % 3 where id % 2 = 0`.execute(database.kysely);
}, 300_000);
afterAll(() => database.close());

const selection = new Selection([['id', { name: 'id', below: new Selection() }]]);
const people = listsWithIds.find(({ noun }) => noun.folder === 'participant');
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
}

function statementOf({ viewer, first, page, city }: Asked) {
  if (!people) throw new Error('There is no list of participants.');
  const args = {
    orderBy: [{ event_bookings: { aggregate: 'COUNT' }, order: 'DESC' }],
    ...(city === null ? {} : { whereConditions: { column: 'CITY', operator: 'EQ', value: city } }),
  };
  const compilation = startCompilation({ schema: contract, entities, viewer });
  return compileList(people.list, selection, args, wayTo({ first, page }, null), compilation);
}

async function idsOf(asked: Asked): Promise<readonly string[]> {
  const answer = await database.readJson(statementOf(asked));
  return (JSON.parse(answer ?? '[]') as { id: string }[]).map(({ id }) => id);
}

/** Each counted by itself. */
async function expected({ viewer, first, page, city }: Asked): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select p.id::text as id from participants p
    where ${participantScope('p', viewer)} and (${city}::text is null or p.city = ${city})
    order by ${bookingCount('p', viewer)} desc, p.id desc limit ${first} offset ${(page - 1) * first}`.execute(
    database.kysely,
  );
  return rows.map(({ id }) => id);
}

describe('participants with the most bookings first', () => {
  it('are those who have the most that a manager sees, whichever page', { timeout: 120_000 }, async () => {
    const asked = fc.record({
      viewer: fc
        .uniqueArray(fc.constantFrom('1', '2', '3', '6', '20'), { minLength: 1, maxLength: 3 })
        .map((countries) => managerOf(...countries)),
      first: fc.constantFrom(1, 10, 25, 200),
      page: fc.integer({ min: 1, max: 12 }),
      city: fc.option(fc.constantFrom('City 2', 'City 17', 'Nowhere'), { nil: null, freq: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async (each) => {
        expect(await idsOf(each)).toEqual(await expected(each));
      }),
      { seed: 20_261_125, numRuns: 60 },
    );
  });

  it('are found without counting the bookings of all', async () => {
    const groups = async (page: number) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off)
        ${statementOf({ viewer: managerOf('1', '6'), first: 25, page, city: null })}`.execute(
        database.kysely,
      );
      const plan = rows.map((row) => row['QUERY PLAN']);
      const grouping = plan[plan.findIndex((line) => /Group Key: t_order.participant_id/.test(line)) - 1];
      expect(grouping).toMatch(/Aggregate/);
      return grouping?.includes('never executed') === false;
    };
    expect(await groups(1)).toBe(false);
    expect(await groups(40)).toBe(true);
  });
});
