import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { compileSql } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Tx } from '#server/db/rows.ts';
import { compileCount } from '#server/graphql/read/compileAll.ts';
import { wayTo } from '#server/graphql/read/paginator.ts';
import { askers } from '#tests/bench/lists/askers.ts';
import { isRefused, type ListCase, listCases, listsWithIds } from '#tests/bench/lists/listCases.ts';
import { loadedSize, openLoadedDatabase } from '#tests/setup/testDatabase.ts';
import { test } from './conditionsOn.ts';
import { type AskedList, compilationOf, idPage, listOf } from './idPages.ts';
import { rowsOf, runPlan } from './runPlan.ts';

/**
 * Whatever a list is asked for, Postgres finds it by an index: no table of people, bookings or the audit is read as
 * a whole for a page, nor for a total of less than a tenth of it.
 */
let database: Database;
beforeAll(async () => {
  database = await openLoadedDatabase();
}, 300_000);
afterAll(() => database.close());

const large = ['participants', 'event_bookings', 'audits'];
/** Pages of what most of a table has to be looked at for: who has several of nearly all there is. */
const ofMost = new Set(['HAS EVENT_BOOKINGS GTE 2 of ID GT "777"']);
/** A total of so many rows is counted from the table itself. */
const most = loadedSize.people / 10;

/** Once with each key, column, operator and order. */
function eachKind(cases: readonly ListCase[]): readonly ListCase[] {
  const kinds = new Map(cases.map((one) => [one.name.replace(/ (\[?"[^{]*|true|false)$/, ''), one] as const));
  return [...kinds.values()];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Without what looks at so many rows at most: where most of a table meet it, it has seen them soon (ADR 21). */
const unbounded = (plan: Plan): Plan => ({
  ...plan,
  Plans: (plan.Plans ?? [])
    .filter((each) => each['Subplan Name'] !== 'CTE looked' || nodesOf(each).every(isRare))
    .map(unbounded),
});
const isRare = (node: Plan): boolean => node['Plan Rows'] < most;

async function planOf(statement: Sql): Promise<Plan> {
  const { rows } = await sql<{
    'QUERY PLAN': string | readonly { Plan: Plan }[];
  }>`explain (format json) ${statement}`.execute(database.kysely);
  const answer = rows[0]?.['QUERY PLAN'] ?? [];
  const [explained] = typeof answer === 'string' ? (JSON.parse(answer) as { Plan: Plan }[]) : answer;
  if (!explained) throw new Error('There is no plan.');
  return explained.Plan;
}

/** Where no more than so many rows of a table are wanted, it is not read as a whole. */
async function tablesReadWhole(statement: Sql, mayPass: number): Promise<readonly string[]> {
  const { text } = compileSql(statement);
  if (!large.some((table) => text.includes(`"${table}"`))) return [];
  return nodesOf(unbounded(await planOf(statement)))
    .filter(
      (node) =>
        node['Node Type'] === 'Seq Scan' &&
        large.includes(node['Relation Name'] ?? '') &&
        node['Plan Rows'] < mayPass,
    )
    .map((node) => node['Relation Name'] ?? '');
}

describe.each(askers)('lists of $username', (asker) => {
  it.each(listsWithIds)('$noun.folder', { timeout: 300_000 }, async ({ noun, list }) => {
    const count = (args: AskedList['args']) => compileCount(list, args, compilationOf(asker));
    const found: string[] = [];
    for (const { name, args } of eachKind(listCases(noun))) {
      const page = wayTo({ first: 25, page: 1 }, null);
      if (isRefused(() => count(args))) continue;
      for (const whole of await tablesReadWhole(
        idPage({ list, viewer: asker, args }, page),
        ofMost.has(name) ? most : Infinity,
      ))
        found.push(`${name}: rows read all ${whole}`);
      for (const whole of await tablesReadWhole(count(args), most))
        found.push(`${name}: count reads all ${whole}`);
    }
    expect(found).toEqual([]);
  });
});

describe.each(askers)('a page in the middle of the bookings of $username', (asker) => {
  const list = listOf('eventBooking');
  it.each(['NAME', 'DATE_MODIFIED', 'DATE_EXPIRY', 'DATE_ARRIVAL', 'DATE_CHECK_OUT'])(
    'by %s is led by an index: nothing is sorted but the page',
    async (column) => {
      const asked = { list, viewer: asker, args: { sortBy: [{ column, order: 'ASC' }] } };
      const total = Number(await database.readJson(compileCount(list, asked.args, compilationOf(asker))));
      const page = Math.ceil(total / 50);
      expect(page).toBeGreaterThan(50);
      const nodes = nodesOf(await planOf(idPage(asked, wayTo({ first: 25, page }, total))));
      const sorts = nodes.filter((node) => node['Node Type'].endsWith('Sort'));
      expect(sorts.filter((node) => node['Plan Rows'] > 25)).toEqual([]);
    },
  );
});

/** As a connection of its own would: how many of several pages were planned for themselves. */
async function plannedForEach(pages: readonly number[], statementOf: (page: number) => Sql): Promise<number> {
  const compiled = pages.map((page) => compileSql(statementOf(page)));
  expect(new Set(compiled.map(({ text }) => text)).size).toBe(1);
  return database.transaction(async (tx) => {
    await sql`set local plan_cache_mode = auto`.execute(tx);
    await sql.raw(`prepare page(bigint) as ${compiled[0]?.text}`).execute(tx);
    for (const { values } of compiled) await sql.raw(`execute page(${values.join()})`).execute(tx);
    const { rows } = await sql<{
      count: string;
    }>`select custom_plans::text as count from pg_prepared_statements
      where name = 'page'`.execute(tx);
    await sql`deallocate page`.execute(tx);
    return Number(rows[0]?.count);
  });
}

describe.each(askers)('what $username is asked for again', (asker) => {
  const unfiltered = ['participant', 'eventBooking', 'centreEvent'];
  it.each(listsWithIds.filter(({ noun }) => unfiltered.includes(noun.folder)))(
    '$noun.folder: pages are planned together, after the five that Postgres tries by themselves',
    async ({ list }) => {
      const pages = Array.from({ length: 20 }, (_, index) => 13 + index);
      const planned = await plannedForEach(pages, (page) =>
        idPage({ list, viewer: asker, args: {} }, wayTo({ first: 25, page }, null)),
      );
      expect(planned).toBeLessThan(10);
    },
  );
});

/** What a statement reads of a table as a whole, in the transaction that it runs in and is taken back with. */
async function readsWhole(table: string, statement: Sql): Promise<number> {
  const taken = new Error('Taken back.');
  const counted = async (tx: Tx) => {
    const counter = sql<{
      scans: number;
    }>`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = ${table}`;
    return (await counter.execute(tx)).rows[0]?.scans ?? 0;
  };
  let scans = 0;
  const tried = database.transaction(async (tx) => {
    const before = await counted(tx);
    await statement.execute(tx);
    scans = (await counted(tx)) - before;
    throw taken;
  });
  await expect(tried).rejects.toBe(taken);
  return scans;
}

it.each([
  ['a change of a person', sql`update participants set notes = 'Sings' where id = 777`],
  ['a new name of an event', sql`update centre_events set name = 'Renamed' where id = 7`],
])('the bookings that %s touches, deleted ones too, are found by an index', async (_what, statement) => {
  expect(
    await readsWhole('event_bookings', sql`select count(*) from event_bookings where notes = 'Sings'`),
  ).toBe(1);
  expect(await readsWhole('event_bookings', statement)).toBe(0);
});

describe('a page that is found from elsewhere', () => {
  it('finds the letters of few events among the first of each', async () => {
    const [administrator] = askers;
    const args = {
      whereConditions: test('CENTRE_EVENT_DATE_START', 'LTE', '2024-02-15'),
      orderBy: [{ column: 'DATE_CREATED', order: 'DESC' }],
    };
    const letters = { list: listOf('GeneratedDocument'), viewer: administrator, args };
    const plan = await runPlan(database, idPage(letters, wayTo({ first: 25, page: 1 }, null)));
    expect(
      plan.filter((line) => /using generated_documents_created.*never executed/.test(line)),
    ).toHaveLength(1);
  });

  it('looks for words once in names that are worked out', async () => {
    const [administrator] = askers;
    const args = { whereConditions: test('NAME', 'LIKE', '%obody%') };
    const runs = { list: listOf('documentRun'), viewer: administrator, args };
    const plan = await runPlan(database, idPage(runs, wayTo({ first: 25, page: 1 }, null)));
    expect(plan.filter((line) => /Scan.* on document_runs/.test(line))).toHaveLength(1);
  });

  it.each([
    { whereConditions: test('CENTRE_EVENT_NAME', 'GT', 'Nobody') },
    { whereConditions: test('DATE_ARRIVAL', 'GTE', '2028-02-01'), sortBy: [{ column: 'DATE_ARRIVAL' }] },
  ])('does not walk through all rows to find none: %j', async (args) => {
    const [administrator] = askers;
    const bookings = { list: listOf('eventBooking'), viewer: administrator, args };
    const plan = await runPlan(database, idPage(bookings, wayTo({ first: 25, page: 1 }, null)));
    expect(Math.max(...rowsOf(plan, /./))).toBeLessThan(2_000);
  });
});
