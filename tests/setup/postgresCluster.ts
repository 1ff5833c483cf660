import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { temporaryParent } from '#server/db/temporaryParent.ts';
import { freePort } from './freePort.ts';
import { type Owner, postgresBinaries } from './postgresBinaries.ts';

const run = promisify(execFile);
/** The databases of all tests that run at once. */
const usualBytes = 2 * 2 ** 30;
/** Of the account nobody: whoever has installed no Postgres has no account for it either. */
const nobody = 65_534;

export interface PostgresCluster {
  /** A database to connect to; make others beside it. */
  readonly url: string;
  /** Where its programs are; what is installed without clients has no pg_dump. */
  readonly bin: string;
  /** Of the server; its backends are children of it. */
  readonly pid: number;
  /** Ends the server, as a crash does where it must be at once, and leaves its data. */
  pause(how?: 'fast' | 'crash'): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  /** Another server that follows this one. */
  replica(): Promise<PostgresCluster>;
  stop(): Promise<void>;
}

/**
 * A private Postgres server on a free loopback port, in a directory of its own. Durable it is not: it is for tests.
 * What will hold more `bytes` than memory has room for stands on the disk.
 */
export async function startPostgresCluster(bytes = usualBytes): Promise<PostgresCluster> {
  const home = await makeHome(bytes);
  await run(
    join(home.bin, 'initdb'),
    ['-D', home.data, '-U', 'convene', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    home.as,
  );
  return startIn(home);
}

interface Home {
  readonly root: string;
  readonly data: string;
  readonly bin: string;
  readonly as: { readonly cwd: string } & Partial<Owner>;
  /** Settings of the server beside those of all. */
  readonly settings: readonly string[];
}

async function makeHome(bytes: number): Promise<Home> {
  const owner = await findOwner();
  const folderIn = (parent: string) => {
    const folder = mkdtempSync(join(parent, 'convene-pg-'));
    if (owner) chownSync(folder, owner.uid, owner.gid);
    return folder;
  };
  const root = folderIn(tmpdir());
  return {
    root,
    // Programs may not be run where it is.
    data: folderIn(temporaryParent(bytes)),
    bin: postgresBinaries(root, owner),
    as: { ...owner, cwd: root },
    // As it is deployed where there is much of it.
    settings: bytes > usualBytes ? [`shared_buffers=${Math.floor(totalmem() / 4 / 2 ** 20)}MB`] : [],
  };
}

async function startIn(home: Home): Promise<PostgresCluster> {
  const port = await freePort();
  const url = `postgres://convene@127.0.0.1:${port}/postgres`;
  let server = await startServer(home, port, url);
  const pause = (how: 'fast' | 'crash' = 'fast') => end(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  return {
    url,
    bin: home.bin,
    get pid() {
      return server.pid ?? 0;
    },
    pause,
    resume: async () => {
      server = await startServer(home, port, url);
    },
    replica: async () => {
      await pause();
      const copy = await makeHome(usualBytes);
      // By the owner, whose all of it has to be.
      await run('cp', ['-R', `${home.data}/.`, copy.data], copy.as);
      await run('touch', [join(copy.data, 'standby.signal')], copy.as);
      appendFileSync(
        join(copy.data, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=convene'\n`,
      );
      server = await startServer(home, port, url);
      return startIn(copy);
    },
    stop: async () => {
      await pause();
      for (const folder of [home.data, home.root]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  { root, data, bin, as, settings: own }: Home,
  port: number,
  url: string,
): Promise<ChildProcess> {
  const settings = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${root}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    ...own,
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    { ...as, stdio: 'ignore' },
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  await waitUntilReady(url, server);
  return server;
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

/** What stands in front of a server is waited for like one. */
export async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} has ended with ${server.exitCode}.`);
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
  throw new Error(`${server.spawnfile} did not start within 15 seconds.`);
}

/** SIGINT is Postgres' fast shutdown, SIGQUIT its immediate one. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
