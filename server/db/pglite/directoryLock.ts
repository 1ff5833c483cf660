import { codeOf } from '#server/words/ofError.ts';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const heartbeatMs = 10_000;
const abandonedMs = 60_000;

interface Holder {
  readonly pid: number;
  /** Start of the process in clock ticks since boot: a pid alone may belong to somebody else by now. */
  readonly started: string | null;
  readonly host: string;
}

export class DirectoryInUse extends Error {
  constructor(
    readonly path: string,
    readonly pid: number,
    host: string,
  ) {
    super(
      `${path} says that process ${pid} on ${host} has this data directory open. ` +
        'Two processes would silently lose each other’s rows, so this one does not start. Stop that process first.',
    );
    this.name = 'DirectoryInUse';
  }
}

interface DirectoryLock {
  release(): void;
}

export const lockIn = (directory: string): string => join(directory, 'convene.lock');

/** Takes the data directory for this process. @throws DirectoryInUse */
export function lockDirectory(directory: string): DirectoryLock {
  const path = lockIn(directory);
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
  } satisfies Holder);
  if (!claim(path, mine)) {
    removeStale(path);
    if (!claim(path, mine)) refuse(path);
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (read(path) === mine) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

/** Written aside and linked, so that nobody ever reads half a lock. */
function claim(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, content, { flag: 'wx' });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function removeStale(path: string): void {
  const content = read(path);
  if (content === null) return;
  if (isAlive(parse(content), path)) refuse(path);
  const aside = `${path}.stale.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    // Somebody else was faster; the next claim decides.
    return;
  }
  // Somebody else may have removed the stale one and claimed in between: give it back.
  if (read(aside) !== content) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(holder: Holder | null, path: string): boolean {
  // A lock that cannot be read is not ours to judge while it is fresh.
  if (holder === null || holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < abandonedMs;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

function refuse(path: string): never {
  const holder = parse(read(path) ?? '');
  throw new DirectoryInUse(path, holder?.pid ?? 0, holder?.host ?? 'an unknown host');
}

function parse(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return null;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null;
    const host = 'host' in value && typeof value.host === 'string' ? value.host : '';
    return { pid: value.pid, started, host };
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The directory has gone; the database will say so itself.
  }
}

/** Where the system tells (Linux): the 22nd field of /proc/<pid>/stat, counted behind the name, which may hold spaces. */
function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
