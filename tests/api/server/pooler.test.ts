import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { startServerProcess } from '#tests/setup/serverProcess.ts';
import { isPoolerInstalled, type Pooler, startPooler } from '#tests/setup/startPooler.ts';

const installed = isPoolerInstalled();
const needs = installed ? '' : ' (skipped: pgbouncer is not installed)';

describe.runIf(installed)(`behind pgbouncer${needs}`, { timeout: 60_000 }, () => {
  let home: ServerDatabase;
  let inTransactions: Pooler;
  let inSessions: Pooler;
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-pooler-'));
  beforeAll(async () => {
    home = await createServerDatabase();
    await home.run('create table notes (n int primary key)');
    inTransactions = await startPooler(home.url, 'transaction', await freePort());
    inSessions = await startPooler(home.url, 'session', await freePort());
  });
  afterAll(async () => {
    await inTransactions.stop();
    await inSessions.stop();
    await home.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('in transaction mode the start says no, and why', async () => {
    const server = startServerProcess(dataDir, { DATABASE_URL: inTransactions.url });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(/^DATABASE_URL leads to a pooler[^\n]* in session mode\.\n$/);
    const replica = { url: home.url, readUrl: inTransactions.url };
    await expect(openDatabase(replica)).rejects.toThrow('DATABASE_READ_URL leads to a pooler');
  });

  it('in session mode it reads, writes, prepares and hears of writes', async () => {
    const [one, other] = [await openDatabase({ url: inSessions.url }), await openDatabase({ url: home.url })];
    const heard = new Promise<ReadonlySet<string>>((resolve) => void other.onWrite(resolve));
    for (let n = 0; n < 5; n += 1)
      await one.transaction(async (tx) => void (await sql`insert into notes values (${n})`.execute(tx)));
    const counts = Array.from({ length: 30 }, () => one.readJson(sql`select count(*)::text from notes`));
    expect(new Set(await Promise.all(counts))).toEqual(new Set(['5']));
    expect([...(await heard)]).toEqual(['notes']);
    await one.close();
    await other.close();
  });
});
