import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directoryLock.ts';

describe('lockDirectory', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'convene-lock-'));
    path = join(folder, 'convene.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const writeLock = (holder: object) => writeFileSync(path, JSON.stringify(holder));

  it('belongs to one at a time and names the process that has it', () => {
    const lock = lockDirectory(folder);
    const before = readFileSync(path, 'utf8');
    expect(() => lockDirectory(folder)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(folder)).toThrow(new RegExp(`process ${process.pid} `));
    // A refused process leaves everything as it found it.
    expect(readFileSync(path, 'utf8')).toBe(before);
    lock.release();
    expect(existsSync(path)).toBe(false);
    lockDirectory(folder).release();
  });

  it('is taken over from a process that was killed', async () => {
    const source = new URL('./directoryLock.ts', import.meta.url).href;
    const script = `const { lockDirectory } = await import(${JSON.stringify(source)}); lockDirectory(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => lockDirectory(folder)).toThrow(new RegExp(`process ${child.pid} `));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockDirectory(folder).release();
  });

  it('is not fooled by a pid that belongs to another process by now', () => {
    writeLock({ pid: process.pid, started: '1', host: hostname() });
    lockDirectory(folder).release();
  });

  it('judges another host by its heartbeat only', () => {
    writeLock({ pid: 1, started: '1', host: 'elsewhere' });
    expect(() => lockDirectory(folder)).toThrow(/process 1 on elsewhere/);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(path, longAgo, longAgo);
    lockDirectory(folder).release();
  });
});
