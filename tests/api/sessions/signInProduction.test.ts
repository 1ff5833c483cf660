import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { prepareDatabase } from '#server/prepareDatabase.ts';
import { createMigratedServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';
import { type ServerProcess, startServerProcess } from '#tests/setup/serverProcess.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testPassportKey } from '#tests/setup/testDatabase.ts';

describe('production over demo accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const start = (env: Readonly<Record<string, string>> = {}) => {
    const config = parseConfig({
      NODE_ENV: 'production',
      DATA_DIR: test.dataDir,
      PASSPORT_KEY: testPassportKey,
      ...env,
    });
    return prepareDatabase(test.database, config, test.clock.now);
  };
  const giveAll = async (password: string) =>
    test.database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .execute();

  it('does not start while one of them has the demo password', async () => {
    await expect(start()).rejects.toThrow(
      /NODE_ENV is production, and these accounts have the demo password: .*booker/,
    );
    const { kysely } = test.database;
    const password_hash = await hashPassword('their own');
    await kysely
      .updateTable('users')
      .set({ password_hash })
      .where('username', '<>', 'global_manager')
      .execute();
    await kysely
      .updateTable('users')
      .set({ username: 'chief', user_email: 'chief@clinic.test' })
      .where('username', '=', 'global_manager')
      .execute();
    await expect(start()).rejects.toThrow('these accounts have the demo password: chief.');
    await giveAll('a demo password of ours');
    await expect(start()).resolves.toBe('own');
    await expect(start({ DEMO_PASSWORD: 'a demo password of ours' })).rejects.toThrow(
      /have the demo password/,
    );
  });

  it('does not start either where one has been given the usual one since, under another address', async () => {
    await giveAll('their own');
    await test.database.kysely
      .updateTable('users')
      .set({ user_email: 'booker@clinic.test', password_hash: await hashPassword('convene-demo') })
      .where('username', '=', 'booker')
      .execute();
    await expect(start()).rejects.toThrow('these accounts have the demo password: booker.');
  });

  it('leaves the database to the version before where it is refused', async () => {
    await giveAll('convene-demo');
    const last = '0113_figures_as_text';
    const of = sql`from schema_migrations where name = ${last}`;
    const { kysely } = test.database;
    await sql`delete ${of}`.execute(kysely);
    await expect(start()).rejects.toThrow(/have the demo password/);
    expect((await sql`select name ${of}`.execute(kysely)).rows).toEqual([]);
    await start({ NODE_ENV: 'development' });
    expect((await sql`select name ${of}`.execute(kysely)).rows).toHaveLength(1);
  });

  it('starts where they are deactivated, and in development', async () => {
    await giveAll('convene-demo');
    await expect(start({ NODE_ENV: 'development' })).resolves.toBe('demo');
    const changed = { NODE_ENV: 'development', DEMO_PASSWORD: 'not that of the first start' };
    await expect(start(changed)).resolves.toBe('demoOfBefore');
    await test.database.kysely
      .updateTable('users')
      .set({ deactivated_at: test.clock.now.toISOString() })
      .execute();
    await expect(start()).resolves.toBe('own');
  });

  it('loads none', () => {
    expect(() => parseConfig({ NODE_ENV: 'production', DEMO: 'true' })).toThrow(
      'DEMO must not be true where NODE_ENV is production',
    );
  });
});

describe('who reaches a server', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-host-'));
  let database: ServerDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createMigratedServerDatabase();
  });
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await server.exit;
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** An address of this machine that other machines know. */
  const outward = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

  async function reaches(env: Readonly<Record<string, string>>): Promise<readonly boolean[]> {
    server = startServerProcess(dataDir, { DATABASE_URL: database.url, ...env });
    const { port } = new URL(await server.address);
    const answers = (host: string | undefined) =>
      fetch(`http://${host}:${port}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    return [await answers('127.0.0.1'), await answers(outward)];
  }

  it('is this machine alone where nothing is said, and it says so', async () => {
    expect(outward).toBeDefined();
    expect(await reaches({ NODE_ENV: '', HOST: '' })).toEqual([true, false]);
    expect(server.output()).toContain('Only this machine reaches it. HOST=0.0.0.0 opens it to others.');
  });

  it('is everybody in production, and where HOST says so', async () => {
    expect(await reaches({ NODE_ENV: 'production', HOST: '', DEMO: '' })).toEqual([true, true]);
    expect(server.output()).not.toContain('Only this machine');
    expect(parseConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});
