import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { listen } from '#tests/setup/listen.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/setup/postgresCluster.ts';
import { muteListeners } from '#tests/setup/muteListeners.ts';
import { type Relay, startRelay } from '#tests/setup/relay.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { databaseUrl } from '#tests/setup/testDatabase.ts';
import { runOn } from '#tests/setup/withClient.ts';

/** A streaming replica serves reads while it is there and has what was written, and is missed by nobody. */

const nameOf = ({ url }: ServerDatabase) => new URL(url).pathname.slice(1);

describe('a read replica', { timeout: 60_000 }, () => {
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let home: ServerDatabase;
  let relay: Relay;
  let database: Database;
  const told: (string | null)[] = [];
  beforeAll(async () => {
    primary = await startPostgresCluster();
    home = await createServerDatabase(primary.url);
    await home.run('create table notes (n int primary key)');
    replica = await primary.replica();
    relay = await startRelay(Number(new URL(replica.url).port));
    const readUrl = `postgres://convene@127.0.0.1:${relay.port}/${nameOf(home)}`;
    database = await openDatabase({ url: home.url, readUrl, poolSize: 3 });
    database.onReplica?.((lost) => told.push(lost));
  }, 60_000);
  afterAll(async () => {
    await database.close();
    relay.close();
    await replica.stop();
    await primary.stop();
  }, 60_000);

  const where = async () =>
    (await database.readJson(sql`select pg_is_in_recovery()::text`)) === 'true' ? 'replica' : 'primary';
  const notes = async (): Promise<number> =>
    Number(await database.readJson(sql`select count(*)::text from notes`));
  const write = (n: number) =>
    database.transaction(async (tx) => void (await sql`insert into notes values (${n})`.execute(tx)));
  const onReplica = (text: string) => runOn(databaseUrl(replica.url, nameOf(home)), text);
  const backOnReplica = () => expect.poll(where, { timeout: 10_000 }).toBe('replica');

  it('serves reads as soon as it has caught up, and never a stale one', async () => {
    await backOnReplica();
    for (let n = 0; n < 30; n += 1) {
      await write(n);
      expect(await notes()).toBe(n + 1);
    }
    await backOnReplica();
    expect(await notes()).toBe(30);
  });

  it('is not read while it replays nothing', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await write(100);
    for (let look = 0; look < 20; look += 1) {
      expect(await notes()).toBe(31);
      expect(await where()).toBe('primary');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await onReplica('select pg_wal_replay_resume()');
    await backOnReplica();
  });

  it('is not read while nobody hears what other processes write', async () => {
    await backOnReplica();
    const listen = await muteListeners(home.url, [database]);
    expect(await where()).toBe('primary');
    await listen();
    await backOnReplica();
  });

  it.each(['fast', 'crash'] as const)(
    'is missed by no read once it is gone (%s), and used again',
    async (how) => {
      let failures = 0;
      let slowest = 0;
      let isOver = false;
      const reader = async (): Promise<void> => {
        while (!isOver) {
          const start = performance.now();
          await database.readJson(sql`select pg_sleep(0.01)::text`).catch(() => (failures += 1));
          slowest = Math.max(slowest, performance.now() - start);
        }
      };
      const readers = [reader(), reader(), reader()];
      told.length = 0;
      await replica.pause(how);
      await expect.poll(where, { timeout: 1_000 }).toBe('primary');
      const before = await notes();
      await write(before + 1_000);
      expect(await notes()).toBe(before + 1);
      await expect.poll(() => told).toEqual([expect.any(String)]);
      await replica.resume();
      await backOnReplica();
      expect(told).toEqual([expect.any(String), null]);
      isOver = true;
      await Promise.all(readers);
      expect(failures).toBe(0);
      expect(slowest).toBeLessThan(2_000);
      expect(await notes()).toBe(before + 1);
    },
  );

  it('that is not there at the start is told of to whoever asks for it, with the reason', async () => {
    // Nobody listens on port 1.
    const alone = await openDatabase({ url: home.url, readUrl: 'postgres://convene@127.0.0.1:1/none' });
    const lost = await new Promise((resolve) => alone.onReplica?.(resolve));
    expect(lost).toBe('connect ECONNREFUSED 127.0.0.1:1');
    await alone.close();
  });

  it.each([
    ['the primary itself', () => home.url],
    ['another database', () => databaseUrl(replica.url, 'postgres')],
  ])('that is %s is not read, and said', async (_what, readUrl) => {
    const strange = await openDatabase({ url: home.url, readUrl: readUrl() });
    const lost = await new Promise((resolve) => strange.onReplica?.(resolve));
    expect(lost).toBe('it is no standby of the database of DATABASE_URL');
    const asked = sql`select current_database()::text`;
    expect(await strange.readJson(asked)).toBe(nameOf(home));
    await strange.close();
  });

  it('that says nothing holds no start up', async () => {
    const silent = createServer(() => undefined);
    const port = await listen(silent);
    const start = performance.now();
    const alone = await openDatabase({ url: home.url, readUrl: `postgres://convene@127.0.0.1:${port}/none` });
    expect(performance.now() - start).toBeLessThan(3_000);
    await alone.close();
    silent.close();
  });

  it('that says nothing any more is given up within a second', async () => {
    await backOnReplica();
    relay.hold();
    const start = performance.now();
    expect(await Promise.all([where(), where(), where()])).toEqual(['primary', 'primary', 'primary']);
    expect(performance.now() - start).toBeLessThan(1_500);
    relay.letGo();
    await backOnReplica();
  });
});
