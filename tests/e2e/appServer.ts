import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, startServerProcess } from '../setup/serverProcess.ts';
import { createDatabase, databaseUrl, dropDatabase, tasksEnd } from './appDatabases.ts';
import { demoPassword } from './demoPassword.ts';

export interface AppServer {
  readonly origin: string;
  /** Its files, the mails it sent among them. */
  readonly dataDir: string;
  /** All that it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

type Env = Readonly<Record<string, string>>;

/** Of all servers of a run, because the base holds what is sealed with it. */
const sealing = {
  PASSPORT_KEY: Buffer.alloc(32, 'convene').toString('base64'),
  DEMO_PASSWORD: demoPassword,
  DEMO: 'true',
};

/** The database that all others of the run are copied from, made by the server itself: migrated, with the demo of today. */
export async function makeBase(): Promise<string> {
  const base = await createDatabase();
  const server = await start({ DATABASE_URL: databaseUrl(base) }).catch(async (error: unknown) => {
    await dropDatabase(base);
    throw error;
  });
  // What the demo has asked for, so that no copy makes it beside its tests.
  await tasksEnd(base).finally(server.stop);
  return base;
}

/** A server of its own database, which is a copy of the base, on a free port unless `env` says otherwise. */
export async function startAppServer(env: Env = {}): Promise<AppServer> {
  const database = await createDatabase(process.env['E2E_BASE']);
  const drop = () => dropDatabase(database);
  try {
    const server = await start({ DATABASE_URL: databaseUrl(database), ...env });
    return { ...server, stop: () => server.stop().finally(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** A server as people start it: its database embedded, and filled by its first start. */
export const startEmbeddedServer = (): Promise<AppServer> => start({});

async function start(env: Env): Promise<AppServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-e2e-'));
  const server = startServerProcess(dataDir, { ...sealing, ...env }, undefined, builtServer);
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.exit;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { origin: await server.address, dataDir, output: server.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
