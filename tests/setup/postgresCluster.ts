import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Owner, postgresBinaries } from './postgresBinaries.ts';

const run = promisify(execFile);
/** Of the account nobody: whoever has installed no Postgres has no account for it either. */
const nobody = 65_534;

export interface PostgresCluster {
  /** A database to connect to; make others beside it. */
  readonly url: string;
  /** Where its programs are; what is installed without clients has no pg_dump. */
  readonly bin: string;
  /** Of the server; its backends are children of it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** A private Postgres server on a free loopback port, in a directory of its own. Durable it is not: it is for tests. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const owner = await findOwner();
  const root = mkdtempSync(join(tmpdir(), 'convene-pg-'));
  if (owner) chownSync(root, owner.uid, owner.gid);
  const bin = postgresBinaries(root, owner);
  const data = join(root, 'data');
  const as = { ...owner, cwd: root };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'convene', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${root}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    { ...as, stdio: 'ignore' },
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://convene@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server);
  return {
    url,
    bin,
    pid: server.pid ?? 0,
    stop: async () => {
      process.off('exit', kill);
      await end(server);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root. */
async function findOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout.trim());
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return { uid: nobody, gid: nobody };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`Postgres has ended with ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  server.kill('SIGKILL');
  throw new Error('Postgres did not start within 15 seconds.');
}

/** SIGINT is Postgres' fast shutdown. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
