import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { startRelay } from '#tests/setup/relay.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { PostgresSource } from './PostgresSource.ts';
import { isOutage, isOutageItself } from '../isOutage.ts';
import { openDatabase } from '../openDatabase.ts';
import { plannedAnew } from '../plannedAnew.ts';

let server: ServerDatabase;
let source: PostgresSource;
const lost: Error[] = [];

beforeAll(async () => {
  server = await createServerDatabase();
  source = new PostgresSource({
    url: server.url,
    poolSize: 2,
    setup: [],
    onIdleError: (error) => lost.push(error),
  });
});
afterAll(async () => {
  await source.end();
  await server.drop();
});

const backend = 'select pg_backend_pid() as pid';
const pidNow = async () => (await source.read(backend, [])).rows[0]?.['pid'];

it('a connection that is free is taken again, and one that is lost meanwhile never', async () => {
  const first = await pidNow();
  expect(await pidNow()).toBe(first);
  await server.run(`select pg_terminate_backend(${String(first)})`);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(await pidNow()).not.toBe(first);
});

it('who waits for a connection gets the one that is given back', async () => {
  const [one, other] = [await source.connect(), await source.connect()];
  const waiting = pidNow();
  const { rows } = await other.query(backend, []);
  other.release();
  expect(await waiting).toBe(rows[0]?.['pid']);
  one.release();
});

it('statements of one message are answered in their order, each by itself', async () => {
  const session = await source.connect();
  const statements = ['select 1 as n', 'select 1 / 0 as n', 'select 3 as n'].map((text) => ({
    text,
    values: [],
  }));
  const answers = await Promise.allSettled(session.queries(statements));
  session.release();
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value.rows[0]?.['n'] : null))).toEqual([
    1,
    null,
    3,
  ]);
});

it('a statement that is planned for its values is parsed once, and a transaction keeps plans', async () => {
  const marked = `select n from generate_series(1, 3) n where n > $1::int ${plannedAnew}`;
  for (let n = 0; n < 10; n += 1) await source.read(marked, [n]);
  const plans = `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where statement like '%generate_series(1, 3)%' and not from_sql`;
  expect((await source.read(`${plans} ${plannedAnew}`, [])).rows).toEqual([{ generic: 0, custom: 9 }]);
  const [one, other] = [await source.connect(), await source.connect()];
  for (const session of [one, other])
    expect((await session.query('show plan_cache_mode', [])).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  // Without a name there, and so without a plan that is kept.
  for (let n = 0; n < 3; n += 1) await one.query(marked, [n]);
  const kept = await Promise.all([one, other].map((session) => session.query(plans, [])));
  one.release();
  other.release();
  expect(kept.flatMap(({ rows }) => rows)).toEqual([{ generic: 0, custom: 9 }]);
});

it('who waits on lines that were cut is told when another server is there, which answers whoever comes', async () => {
  const url = new URL(server.url);
  const relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  const failures: Error[] = [];
  const database = await openDatabase({
    url: url.href,
    poolSize: 2,
    onFailure: (error) => failures.push(error),
  });
  const read = (text: string) => database.readJson(sql`select ${text}::text from pg_sleep(0.1)`);
  const write = () => database.transaction((tx) => sql`select 1`.execute(tx));
  await Promise.all([read('a'), read('b'), write()]);
  relay.hold();
  const waiting = [read('a'), read('b'), read('c'), write()].map((each) =>
    each.then(
      () => null,
      (error: unknown) => error,
    ),
  );
  await server.run(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name ~ '^convene'`,
  );
  relay.letOthers();
  const [a, b, c, written] = await Promise.all(waiting);
  expect([a, b, written].map(isOutage)).toEqual([true, true, true]);
  // It had no line yet.
  expect(c).toBeNull();
  expect(await read('there')).toBe('there');
  expect(failures.map(isOutageItself)).not.toContain(false);
  await database.close();
  relay.close();
});
