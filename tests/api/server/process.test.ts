import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstAdministrator } from '#tests/setup/firstAdministrator.ts';
import { listen } from '#tests/setup/listen.ts';
import { createServerDatabase } from '#tests/setup/serverDatabase.ts';
import { startServerProcess } from '#tests/setup/serverProcess.ts';
import { testPassportKey } from '#tests/setup/testDatabase.ts';

function temporaryFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-process-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A port that somebody else listens on. */
async function takePort(): Promise<string> {
  const other = createServer();
  onTestFinished(() => void other.close());
  return String(await listen(other));
}

describe('the server process', { timeout: 60_000 }, () => {
  it('names every variable that is wrong', async () => {
    const broken = startServerProcess(temporaryFolder(), { PORT: 'eighty', DEMO: 'perhaps' });
    expect(await broken.exit).toBe(1);
    expect(broken.output()).toMatch(/PORT must be[\s\S]*DEMO must be/);
  });

  it('says in a line that nothing can be kept in its data directory', async () => {
    const broken = startServerProcess('/dev/null');
    expect(await broken.exit).toBe(1);
    expect(broken.output()).toMatch(/^DATA_DIR must be a directory [^\n]*\n$/);
  });

  it('starts beside another over a new database, whose first account one of them makes', async () => {
    const database = await createServerDatabase();
    onTestFinished(() => database.drop());
    const env = { ...firstAdministrator, DATABASE_URL: database.url, PASSPORT_KEY: testPassportKey };
    const folders = [1, 2].map(() => join(temporaryFolder(), 'data'));
    const servers = folders.map((folder) => startServerProcess(folder, env));
    onTestFinished(async () => {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ exit }) => exit));
    });
    await Promise.all(servers.map(({ address }) => address));
    expect(await database.run('select username from users')).toEqual([{ username: 'administrator' }]);
    // What they keep of people is no other account's to read.
    const made = folders.flatMap((folder) => [
      folder,
      ...readdirSync(folder).map((name) => join(folder, name)),
    ]);
    expect(made.map((name) => basename(name))).toContain('files');
    expect(made.filter((name) => (statSync(name).mode & 0o077) !== 0)).toEqual([]);
  });

  it('names a role of the second factor that there is not, before it touches the database', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/nobody', SECOND_FACTOR_ROLES: 'administrator,boss' };
    const broken = startServerProcess(temporaryFolder(), env);
    expect(await broken.exit).toBe(1);
    expect(broken.output()).toContain('SECOND_FACTOR_ROLES names no role: boss.');
  });

  it('says in a line that its port is taken, before it touches the database', async () => {
    const database = await createServerDatabase();
    onTestFinished(() => database.drop());
    const env = { DATABASE_URL: database.url, PORT: await takePort() };
    const broken = startServerProcess(temporaryFolder(), env);
    expect(await broken.exit).toBe(1);
    expect(broken.output()).toMatch(/^Nobody can be served at port \d+ of 127\.0\.0\.1: [^\n]*\n$/);
    expect(await database.run(`select to_regclass('schema_migrations')::text as found`)).toEqual([
      { found: null },
    ]);
  });
});
