import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstAdministrator, signInFirst } from '#tests/setup/firstAdministrator.ts';
import {
  createMigratedServerDatabase,
  createServerDatabase,
  type ServerDatabase,
} from '#tests/setup/serverDatabase.ts';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';
import { testPassportKey } from '#tests/setup/testDatabase.ts';

/** Longer than anybody may wait for the end: a statement of a person's, and one of a job. */
const takesLong = `
  create function take_long() returns trigger language plpgsql as
    $$ begin perform pg_sleep(40); return null; end $$;
  create trigger slow_write after insert on trainers for each statement execute function take_long();
  create trigger slow_job before delete on idempotency_keys for each statement execute function take_long();`;
const running = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event = 'PgSleep'`;
const megabyte = 1024 * 1024;

describe('SIGTERM', { timeout: 60_000 }, () => {
  let dataDir: string;
  let database: ServerDatabase;
  let server: ServerProcess;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    database = await createMigratedServerDatabase();
    await database.run(takesLong);
  });
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'convene-stop-'));
    const env = { ...firstAdministrator, DATABASE_URL: database.url, PASSPORT_KEY: testPassportKey };
    server = startServerProcess(dataDir, env);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.child.kill('SIGKILL');
    await server.exit;
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => database.drop());

  /** A client that says this much and then nothing more. */
  async function open(address: string, said: string): Promise<void> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.write(said.replaceAll('\n', '\r\n'), resolve));
  }

  async function millisecondsToEnd(): Promise<number> {
    const start = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exit, server.output()).toBe(0);
    return performance.now() - start;
  }

  it('ends the server at once where nobody is in the middle of anything', async () => {
    const address = await server.address;
    await open(address, 'GET /health/live HTTP/1.1\nhost: x\n\n');
    expect(await millisecondsToEnd()).toBeLessThan(4_000);
  });

  it('ends it within ten seconds whatever is connected, in peace', async () => {
    const address = await server.address;
    const token = await signInFirst(address);
    writeFileSync(join(dataDir, 'files', 'large.webp'), Buffer.alloc(40 * megabyte));
    const post = 'POST /graphql HTTP/1.1\nhost: x\n';
    const create = JSON.stringify({ query: 'mutation { createTrainer(input: {last_name: "A"}) { id } }' });
    await Promise.all([
      open(address, 'GET /health/live HTTP/1.1\nhost: x\n\n'),
      open(address, post),
      open(
        address,
        `${post}authorization: Bearer ${token}\ncontent-type: multipart/form-data; boundary=b\ncontent-length: ${megabyte}\n\n--b\n`,
      ),
      open(
        address,
        `${post}authorization: Bearer ${token}\ncontent-type: application/json\ncontent-length: ${create.length}\n\n${create}`,
      ),
      // It never reads: no 'data' listener is there.
      open(address, 'GET /files/large.webp HTTP/1.1\nhost: x\n\n'),
    ]);
    await expect
      .poll(async () => (await database.run(running))[0]?.['n'], { timeout: 20_000, interval: 250 })
      .toBe(2);
    expect(await millisecondsToEnd()).toBeLessThan(10_000);
  });
});

describe('SIGTERM during the start', { timeout: 60_000 }, () => {
  it('ends it within ten seconds, in peace, and leaves the database as it was', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'convene-stop-'));
    const database = await createServerDatabase();
    await database.run('create table schema_migrations (name text primary key, applied_at timestamptz)');
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; lock table schema_migrations');
    const server = startServerProcess(dataDir, { DATABASE_URL: database.url });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => database.run(waiting), { timeout: 20_000, interval: 100 }).toHaveLength(1);
    const start = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exit, server.output()).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(server.output()).toBe('');
    await other.end();
    await expect.poll(() => database.run(waiting)).toEqual([]);
    expect(await database.run(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([
      { tablename: 'schema_migrations' },
    ]);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
