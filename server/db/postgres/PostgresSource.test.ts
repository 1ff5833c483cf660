import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { PostgresSource } from './PostgresSource.ts';

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
