import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir } from './makeDataDir.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'convene-datadir-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

it('makes the data directory with those above it, and leaves nothing in it', () => {
  const path = join(folder(), 'lib', 'convene');
  makeDataDir(path);
  makeDataDir(path);
  expect(readdirSync(path)).toEqual([]);
});

it.each([
  ['a file', ''],
  ['below a file', 'convene'],
])('says in one line that DATA_DIR is %s', (_what, below) => {
  const file = join(folder(), 'data');
  writeFileSync(file, '');
  expect(() => makeDataDir(join(file, below))).toThrow(
    /^DATA_DIR must be a directory .*data.* is not: [^\n]*$/,
  );
});

it.runIf(process.platform === 'linux')('comes to an end where there are no folders to be made', () => {
  expect(() => makeDataDir('/proc/convene/data')).toThrow('DATA_DIR must be');
  expect(() => makeDataDir('/proc')).toThrow('DATA_DIR must be');
});
