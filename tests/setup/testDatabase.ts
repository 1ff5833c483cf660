import { createHash, type Hash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import type { EmbeddedOptions } from '#server/db/DatabaseOptions.ts';
import { loadDemo } from '#server/demo/loadDemo.ts';
import { DirectoryInUse, lockDirectory } from '#server/db/pglite/directoryLock.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Migration } from '#server/db/migrations/Migration.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openPglite } from '#server/db/pglite/openPglite.ts';
import { openTemporary } from '#server/db/pglite/openTemporary.ts';
import type { BenchSize } from '../bench/benchData.ts';
import { loadBenchData } from '../bench/loadBenchData.ts';
import { copyOf } from './copyOf.ts';
import { runOn, withClient } from './withClient.ts';

/** Every test sees this moment as now; the demo data is loaded for its day. */
export const testNow = '2026-11-21T12:00:00.000Z';
/** Of the demo's accounts, and of those that tests make: one that people may choose. */
export const testPassword = 'pelican harbour violin mint';
/** A hash says what it cost. Thousands of sign-ins check this one; what accounts are given has tests of its own. */
const quickHash = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };
/** The demo data of all tests is sealed with it. */
export const testPassportKey = Buffer.alloc(32, 'convene').toString('base64');
export const testPassports = new ColumnCipher(Buffer.from(testPassportKey, 'base64'));
export type DatabaseKind = Database['kind'];

const projectRoot = resolve(import.meta.dirname, '../..');
const lockKey = 4_417_220_915;

/** Tests run on a Postgres server, those of the project 'embedded' on the embedded database. */
export function defaultKind(): DatabaseKind {
  return process.env['TEST_DATABASE'] === 'pglite' ? 'pglite' : 'postgres';
}

/** A migrated database with the demo data, of the test alone. It is copied from a base that is made once. */
export function openTestDatabase(
  kind: DatabaseKind = defaultKind(),
  serverUrl = process.env['TEST_DATABASE_URL'],
  connections = 6,
): Promise<Database> {
  if (kind === 'pglite') return openEmbedded();
  return openCopy(serverUrl, { name: `base_${fingerprint()}`, from: migratedOnServer(), fill }, connections);
}

/** An embedded database without a table. */
export const openEmptyDatabase = async (options: Omit<EmbeddedOptions, 'dataDir'> = {}): Promise<Database> =>
  openTemporary({ ...options, base: await emptyBase() });

/** An embedded database with all tables and nothing in them: to migrate one takes four seconds. */
export const openMigratedDatabase = async (
  options: Omit<EmbeddedOptions, 'dataDir'> = {},
): Promise<Database> => openTemporary({ ...options, base: await migratedBase() });

const bases: Readonly<Record<string, () => Promise<unknown>>> = {
  pglite: () => embeddedBase(),
  postgres: async () => (await openTestDatabase('postgres')).close(),
  loaded: async () => (await openLoadedDatabase()).close(),
};

/** Makes the base of such databases, where it is not there yet: 'pglite', 'postgres' or 'loaded'. */
export async function makeTestBase(name: string): Promise<void> {
  const make = bases[name];
  if (!make) throw new Error(`There is no base ${name}.`);
  await make();
}

async function openEmbedded(): Promise<Database> {
  return openTemporary({ base: await embeddedBase(), now: testNow });
}

async function embeddedBase(): Promise<string> {
  // Outside: one base is made at a time.
  const base = await migratedBase();
  return keptBase(fingerprint(), (dataDir) => fillCopy(base, dataDir, fill));
}

async function migratedBase(): Promise<string> {
  const empty = await emptyBase();
  return keptBase(`migrated-${fingerprint()}`, (dataDir) => fillCopy(empty, dataDir, migrated));
}

async function fillCopy(base: string, dataDir: string, fillIt: Base['fill']): Promise<void> {
  cpSync(base, dataDir, { recursive: true });
  const database = await openPglite({ dataDir, now: testNow });
  await fillIt(database).finally(() => database.close());
}

/** Begins a folder's database, which has no table: four fifths of opening a new one is making its catalogue. */
export async function copyEmptyBase(dataDir: string): Promise<void> {
  cpSync(await emptyBase(), dataDir, { recursive: true });
}

/** The same, as a server has left it that was stopped before it had an account. */
export async function copyMigratedBase(dataDir: string): Promise<void> {
  cpSync(await migratedBase(), dataDir, { recursive: true });
}

const emptyBase = (): Promise<string> =>
  keptBase(`empty-${engine().digest('hex').slice(0, 16)}`, async (dataDir) =>
    (await openPglite({ dataDir })).close(),
  );

/** The folder of a database, made by whoever needs it first. Copied file by file, it is open in a third of the time of a tarball. */
async function keptBase(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const folder = join(projectRoot, '.tmp', 'test-base');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(path)) {
    const lock = tryLock(folder);
    if (!lock) await new Promise((resolve) => setTimeout(resolve, 250));
    else {
      try {
        if (!existsSync(path)) await keepAt(path, make);
      } finally {
        lock.release();
      }
    }
  }
  return path;
}

function tryLock(folder: string): ReturnType<typeof lockDirectory> | null {
  try {
    return lockDirectory(folder);
  } catch (error) {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  }
}

/** Whoever is killed at it leaves a draft, which the next one begins anew. */
async function keepAt(path: string, make: (dataDir: string) => Promise<void>): Promise<void> {
  const draft = `${path}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await make(draft);
  // Not before: what it is made from may be old.
  removeOldBases(dirname(path));
  renameSync(draft, path);
}

/** Bases of earlier schemas; a run that still uses one began less than an hour ago. */
function removeOldBases(folder: string): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true });
  }
}

/** A database that others are copies of. */
interface Base {
  /** Changes with whatever makes it. */
  readonly name: string;
  /** What it is a copy of itself before it is filled. */
  readonly from?: Base;
  readonly fill: (database: Database) => Promise<void>;
}

/** All tables and nothing in them: the other bases are filled from there. */
const migratedOnServer = (): Base => ({ name: `migrated_${fingerprint()}`, fill: migrated });

/** Where the bases of earlier versions go on from each other: none is migrated from the first step. */
const waymarks = ['0032', '0054', '0077', '0087', '0096', '0104'];

/** The steps that a version had whose last one this was. */
export const stepsTo = (last: string): Readonly<Record<string, Migration>> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name.slice(0, 4) <= last));

function leftAt(last: string): Base {
  const before = waymarks.findLast((step) => step < last);
  return {
    name: `step_${last}_${fingerprint()}`,
    ...(before !== undefined && { from: leftAt(before) }),
    fill: async (database) => void (await migrate(database, { passports: testPassports }, stepsTo(last))),
  };
}

/** A database as an earlier version has left it at one of its steps, with nothing in it. */
export const openEarlierDatabase = (last: string): Promise<Database> =>
  openCopy(process.env['TEST_DATABASE_URL'], leftAt(last), 1);

/** A copy of a base on the server, which is made by whoever needs it first. */
async function openCopy(serverUrl: string | undefined, base: Base, poolSize: number): Promise<Database> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyOnServer(serverUrl, base, name);
  return openAndDrop(serverUrl, name, poolSize);
}

/** Names a database of the server that has all tables and nothing in them: to migrate one takes seconds. */
export const copyMigratedOnServer = (serverUrl: string, name: string): Promise<void> =>
  copyOnServer(serverUrl, migratedOnServer(), name);

const copyOnServer = (serverUrl: string, base: Base, name: string): Promise<void> =>
  withClient(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [lockKey]);
    await copyFrom(admin, { serverUrl, base, name });
  });

interface Copy {
  readonly serverUrl: string;
  readonly base: Base;
  readonly name: string;
}

async function copyFrom(admin: pg.Client, { serverUrl, base, name }: Copy): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [base.name]);
  if (rowCount === 0) await buildOnServer(admin, serverUrl, base);
  await admin.query(copyOf(base.name, name));
}

/** More bookings than are looked up from their owners, and rows of the log than by their words. */
export const loadedSize: BenchSize = { people: 10_000, events: 100, audits: 15_000 };

/** A database on the server with rows like those of the benchmark, many enough for each way to find them to be gone. */
export async function openLoadedDatabase(): Promise<Database> {
  const base = {
    name: `loaded_${fingerprint('tests/bench')}`,
    from: migratedOnServer(),
    fill: (database: Database) => loadBenchData(database, loadedSize),
  };
  return openCopy(process.env['TEST_DATABASE_URL'], base, 2);
}

/** It is gone once it is closed. */
async function openAndDrop(serverUrl: string, name: string, poolSize: number): Promise<Database> {
  const database = await openDatabase({ url: databaseUrl(serverUrl, name), poolSize, now: testNow });
  const close = async () => {
    await database.close();
    await runOn(serverUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

async function buildOnServer(admin: pg.Client, serverUrl: string, base: Base): Promise<void> {
  const draft = `${base.name}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  if (base.from === undefined) await admin.query(`create database ${draft}`);
  else await copyFrom(admin, { serverUrl, base: base.from, name: draft });
  const database = await openDatabase({ url: databaseUrl(serverUrl, draft), now: testNow });
  await base.fill(database).finally(() => database.close());
  await admin.query(`alter database ${draft} rename to ${base.name}`);
}

async function migrated(database: Database): Promise<void> {
  await migrate(database, { passports: testPassports });
}

async function fill(database: Database): Promise<void> {
  const passwordHash = await hash(testPassword, quickHash);
  await database.transaction((tx) =>
    loadDemo(tx, { today: testNow.slice(0, 10), passwordHash, passports: testPassports }),
  );
  await database.maintain();
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Changes with the embedded database's version. */
const engine = (): Hash =>
  createHash('sha256').update(
    readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')),
  );

const known = new Map<string, string>();

/** Changes with whatever makes a base: migrations, its data and their password, the database's version. */
function fingerprint(data = 'server/demo'): string {
  const found = known.get(data);
  if (found !== undefined) return found;
  const hash = engine().update(testPassword);
  for (const folder of ['server/db/migrations', data]) {
    const root = join(projectRoot, folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.(ts|json)$/.test(name),
    );
    for (const name of files.sort()) hash.update(name).update(readFileSync(join(root, name)));
  }
  const digest = hash.digest('hex').slice(0, 16);
  known.set(data, digest);
  return digest;
}
