import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';
import { temporaryParent } from '../temporaryParent.ts';
import { lockIn } from './directoryLock.ts';

const parent = temporaryParent(0);
/** Locked by a process with this id. */
const foldersOf = (pid: number) =>
  readdirSync(parent)
    .filter((name) => name.startsWith('convene-db-'))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(lockIn(folder)))
    .filter((folder) => readFileSync(lockIn(folder), 'utf8').includes(`"pid":${pid},`));

it('a temporary database leaves nothing, and takes away what a killed process left', async () => {
  const left = mkdtempSync(join(parent, 'convene-db-'));
  writeFileSync(lockIn(left), JSON.stringify({ pid: 2 ** 30, started: null, host: hostname() }));
  const before = foldersOf(process.pid);
  const database = await openEmptyDatabase();
  expect(await database.readJson(sql`select 'here'::text`)).toBe('here');
  expect(existsSync(left)).toBe(false);
  const [folder = ''] = foldersOf(process.pid).filter((each) => !before.includes(each));
  expect(existsSync(join(folder, 'database'))).toBe(true);
  await database.close();
  expect(existsSync(folder)).toBe(false);
}, 60_000);
