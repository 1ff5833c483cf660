import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';
import { databaseUrl, defaultKind } from '#tests/setup/testDatabase.ts';

/** A server that listens, and what stands in the way of its statements. */
export interface BoundedWorld {
  readonly app: TestApp;
  /** Of its database. */
  readonly url: string;
  /** Over the loopback, so that a client can go away; several queries are a batch. */
  send(query: string | readonly string[], username: string, signal?: AbortSignal): Promise<Response>;
  /** Runs `work` while nobody can read the table. */
  whileLocked<T>(table: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work` while somebody has the row. */
  whileHeld<T>(table: string, id: string, work: () => Promise<T>): Promise<T>;
  /** How many statements wait for a lock. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

export async function openBoundedWorld(): Promise<BoundedWorld> {
  if (defaultKind() !== 'postgres') throw new Error('Locks take two connections.');
  const app = await createTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const name = (await app.database.readJson(sql`select current_database()::text`)) ?? '';
  const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', name);
  const admin = new pg.Client({ connectionString: url });
  const watcher = new pg.Client({ connectionString: url });
  await Promise.all([admin.connect(), watcher.connect()]);
  const whileTransaction = async <T>(statement: string, work: () => Promise<T>): Promise<T> => {
    await admin.query('begin');
    await admin.query(statement);
    return work().finally(() => admin.query('rollback'));
  };
  return {
    app,
    url,
    send: async (query, username, signal) =>
      fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await app.tokenOf(username)}`,
        },
        body: JSON.stringify(typeof query === 'string' ? { query } : query.map((each) => ({ query: each }))),
        ...(signal && { signal }),
      }),
    whileLocked: (table, work) => whileTransaction(`lock table ${table} in access exclusive mode`, work),
    whileHeld: (table, id, work) =>
      whileTransaction(`select 1 from ${table} where id = ${Number(id)} for update`, work),
    waiting: async () => {
      const { rows } = await watcher.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.n ?? 0;
    },
    close: async () => {
      await Promise.all([admin.end(), watcher.end()]);
      await app.close();
    },
  };
}

export const codesOf = ({ errors = [] }: Pick<GraphQLAnswer<unknown>, 'errors'>): readonly string[] =>
  errors.map(({ extensions }) => extensions.code);

/** Asks again until it is so. */
export async function until(isSo: () => Promise<boolean>, ms = 5_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('It did not come to that in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
