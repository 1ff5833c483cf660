import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/setup/postgresCluster.ts';
import { runOn } from '#tests/setup/withClient.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { createServerDatabase } from '#tests/setup/serverDatabase.ts';
import { testNow, testPassports, testPassword } from '#tests/setup/testDatabase.ts';

/** What clients meet while a real server is away, or has no connection left, and after it. */

const read = '{ countries { id } }';
const write = 'mutation { createTrainer(input: {last_name: "A"}) { id } }';

describe('while the database is away', { timeout: 90_000 }, () => {
  let cluster: PostgresCluster;
  let database: Database;
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    const { url } = await createServerDatabase(cluster.url);
    database = await openDatabase({ url, poolSize: 2, connectMs: 2_000, now: testNow });
    await migrate(database, { passports: testPassports });
    const passwordHash = await hashPassword(testPassword);
    await sql`with somebody as (
        insert into users (username, user_email, password_hash) values ('administrator', 'a@b.example', ${passwordHash}) returning id)
      insert into user_roles (user_id, role) select id, 'administrator' from somebody`.execute(
      database.kysely,
    );
    test = await createTestApp({ over: database });
    token = await test.tokenOf('administrator');
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await database.close();
    await cluster.stop();
  }, 60_000);

  async function ask(query: string) {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query },
    });
    const { errors } = answer.json<{ errors?: { extensions: { code: string } }[] }>();
    return [answer.statusCode, errors?.[0]?.extensions.code, answer.headers['retry-after']];
  }
  const ready = async () => (await test.app.inject('/health/ready')).statusCode;
  const away = [503, 'UNAVAILABLE', '5'];
  const there = [200, undefined, undefined];

  async function expectBack(): Promise<void> {
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    for (const query of [read, write]) expect(await ask(query)).toEqual(there);
  }

  it.each(['fast', 'crash'] as const)(
    'stopped (%s), it answers 503 and is not ready, and by itself is again once it is back',
    async (how) => {
      for (const query of [read, write]) expect(await ask(query)).toEqual(there);
      await cluster.pause(how);
      for (const query of [read, write, read]) expect(await ask(query)).toEqual(away);
      expect(await ready()).toBe(503);
      expect((await test.app.inject('/health/live')).statusCode).toBe(200);
      await cluster.resume();
      await expectBack();
    },
  );

  it('a write that is under way as it crashes is answered 503', async () => {
    let hasLock: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => (hasLock = resolve));
    const holder = test.database.transaction(async (tx) => {
      await sql`lock table trainers`.execute(tx);
      hasLock();
      await sql`select pg_sleep(30)`.execute(tx);
    });
    const broken = expect(holder).rejects.toSatisfy(isOutage);
    await locked;
    const waiting = ask(write);
    await expect
      .poll(() => runOn(cluster.url, `select 1 from pg_stat_activity where wait_event_type = 'Lock'`))
      .toHaveLength(1);
    await cluster.pause('crash');
    expect(await waiting).toEqual(away);
    await broken;
    await cluster.resume();
    await expectBack();
  });

  it('while it takes no writes, it is not ready, and reads', async () => {
    const setReadOnly = async (value: 'on' | 'off') => {
      await runOn(cluster.url, `alter system set default_transaction_read_only = ${value}`);
      await runOn(cluster.url, 'select pg_reload_conf()');
    };
    await setReadOnly('on');
    await expect.poll(() => ask(write)).toEqual(away);
    expect([await ready(), await ask(read)]).toEqual([503, there]);
    await setReadOnly('off');
    await expectBack();
  });

  it('without a free connection to write by, it is not ready, and reads', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const holders = [1, 2].map(() =>
      test.database.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        await held;
      }),
    );
    const [written, isReady, seen] = await Promise.all([ask(write), ready(), ask(read)]);
    expect([written, isReady, seen]).toEqual([away, 503, there]);
    letGo();
    await Promise.all(holders);
    await expectBack();
  });
});
