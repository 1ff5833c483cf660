import { type Kysely, sql } from 'kysely';
import { codeOf, reasonOf } from '#server/words/ofError.ts';
import type { Database } from './Database.ts';
import { type Migration, MigrationRefused, type MigrationTools } from './migrations/Migration.ts';
import { migrations as allMigrations } from './migrations/migrations.ts';
import { renamed } from './migrations/renamed.ts';
import { allowLongStatements } from './statementLimits.ts';
import type { Tx } from './rows.ts';
import type { Tables } from './tables/Tables.ts';

/** Any number; all processes must agree on it. */
const lockKey = 7_204_118_033;

interface Applied {
  readonly applied: readonly string[];
}

export const migrate = (
  database: Database,
  tools: MigrationTools,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<Applied> => database.transaction((tx) => migrateWithin(tx, tools, migrations));

/**
 * Applies what is missing, in order of name and in one transaction: a failed start leaves the schema as it was, also where
 * it fails at what the caller does after it. Processes that start together wait for each other.
 */
export async function migrateWithin(
  tx: Tx,
  tools: MigrationTools,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<Applied> {
  await waitForOtherStarts(tx);
  await refuseForeignTable(tx);
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz(3) not null default now())`.execute(
    tx,
  );
  const done = await appliedNames(tx);
  assertKnown(done, migrations);
  const missing = Object.keys(migrations)
    .sort()
    .filter((name) => !done.has(name));
  for (const name of missing) await apply(tx, name, migrations, tools);
  return { applied: missing };
}

/**
 * Tells when a later version has migrated the database under a program that runs: what this one writes from then on would
 * lack what that one keeps beside it.
 */
export function onNewer(
  database: Database,
  tell: (refused: MigrationRefused) => void,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): void {
  const look = async () => assertKnown(await keptNames(database.kysely), migrations);
  const lookAndTell = () => {
    look().catch((error: unknown) => {
      // A database that is away is looked at when it is back, as all its tables are.
      if (error instanceof MigrationRefused) tell(error);
    });
  };
  lookAndTell();
  database.onWrite((tables) => {
    if (tables.has('schema_migrations')) lookAndTell();
  });
}

/** What is done once for a database is done by one process; the others find it done. */
export async function waitForOtherStarts(tx: Tx): Promise<void> {
  await allowLongStatements(tx);
  // It may take longer than a row lock ever should (K1).
  await sql`set local lock_timeout = '10min'`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
}

/** Under the names of today. */
async function appliedNames(tx: Tx): Promise<ReadonlySet<string>> {
  for (const [before, name] of Object.entries(renamed))
    await sql`update schema_migrations set name = ${name} where name = ${before}`.execute(tx);
  return keptNames(tx);
}

async function keptNames(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Other programs keep what they have migrated in a table of the same name. */
async function refuseForeignTable(tx: Tx): Promise<void> {
  const { rows } = await sql<{ isForeign: boolean }>`
    select to_regclass('schema_migrations') is not null and not exists (
      select 1 from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'name' and atttypid = 'text'::regtype
    ) as "isForeign"`.execute(tx);
  if (rows[0]?.isForeign === true)
    throw new MigrationRefused(inDatabaseOfOthers('a table "schema_migrations" with other columns'));
}

async function apply(
  tx: Tx,
  name: string,
  migrations: Readonly<Record<string, Migration>>,
  tools: MigrationTools,
): Promise<void> {
  const migration = migrations[name];
  if (!migration) throw new Error(`There is no migration ${name}.`);
  try {
    await migration.up(tx, tools);
    await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
  } catch (error) {
    if (error instanceof MigrationRefused) throw error;
    if (codeOf(error) === tableIsThere) throw new MigrationRefused(inDatabaseOfOthers(reasonOf(error)));
    throw new Error(`Migration ${name} failed, so none was applied.`, { cause: error });
  }
}

/** How Postgres calls a table that was to be made. */
const tableIsThere = '42P07';

const inDatabaseOfOthers = (reason: string) =>
  `The database holds what this program has not made: ${reason}. It wants one of its own, and a restore an empty one.`;

/** An older version of the program must not run on a newer schema. */
function assertKnown(done: ReadonlySet<string>, migrations: Readonly<Record<string, Migration>>): void {
  const unknown = [...done].filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new MigrationRefused(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the version that brought it there, or a later one.`,
    );
}
