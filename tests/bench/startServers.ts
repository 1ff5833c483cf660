import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../..');
const first = Number(process.env['BENCH_PORT'] ?? 8138);
const ports = { app: first, floor: first + 1 };

export interface Servers {
  readonly app: string;
  readonly floor: string;
  readonly pids: { readonly app: number; readonly floor: number };
  readonly stop: () => Promise<void>;
}

/** The app as it is deployed and the floor, each in a process of its own, over one database. */
export async function startServers(databaseUrl: string): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-bench-'));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(ports.app),
    LOG_LEVEL: 'silent',
  };
  // What `npm start` runs: from the sources each request would also pay for the names that tsx keeps of functions.
  const { status } = spawnSync(process.execPath, ['build/buildUnlessBuilt.js'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The app could not be built.');
  const app = start(['--enable-source-maps', 'dist-server/main.js'], env);
  const floor = start(
    [
      '--import',
      'tsx',
      fileURLToPath(import.meta.resolve('./floorServer.ts')),
      databaseUrl,
      String(ports.floor),
    ],
    {},
  );
  const children = [app, floor];
  const urls = { app: `http://127.0.0.1:${ports.app}`, floor: `http://127.0.0.1:${ports.floor}` };
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      answers(`${urls.app}/health/ready`, children),
      answers(`${urls.floor}/administrator/list`, children),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...urls, pids: { app: app.pid ?? 0, floor: floor.pid ?? 0 }, stop };
}

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answers(url: string, children: readonly ChildProcess[]): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (children.some((child) => child.exitCode !== null))
      throw new Error(`A server ended before it answered at ${url}.`);
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
