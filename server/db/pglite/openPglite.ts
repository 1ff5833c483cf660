import { mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../Database.ts';
import { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import { lockDirectory } from './directoryLock.ts';
import { ObservedPool } from '../observed/ObservedPool.ts';
import type { EmbeddedOptions } from '../DatabaseOptions.ts';
import { PgliteSource } from './PgliteSource.ts';
import { PgliteWorkerClient } from './PgliteWorkerClient.ts';
import { scheduleCheckpoint } from './scheduleCheckpoint.ts';
import { scheduleVacuum } from './scheduleVacuum.ts';
import { sessionSetup } from '../sessionSetup.ts';
import { usualLimits } from '../statementLimits.ts';
import { type Statement, statementOf } from '../compileSql.ts';
import type { Tables } from '../tables/Tables.ts';
import { TransactionScope } from '../TransactionScope.ts';
import type { Wait } from '../Wait.ts';
import { vacuumTables } from './vacuumTables.ts';

/** @throws DirectoryInUse where another process has the directory open. */
export async function openPglite(options: EmbeddedOptions): Promise<Database> {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  const folder = join(dataDir, 'database');
  try {
    const client = await PgliteWorkerClient.start(
      {
        dataDir: folder,
        setup: sessionSetup(options.now),
      },
      options.onFailure ?? (() => undefined),
    );
    // The engine lets everybody write its files. Whoever has a folder that is another account's was let in by that one.
    await chmod(folder, 0o700).catch(() => undefined);
    const limits = { ...usualLimits, ...options.limits };
    return assemble(new PgliteSource(client, limits), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

function assemble(source: PgliteSource, onClosed: () => void): Database {
  const events = new DatabaseEvents();
  const scope = new TransactionScope();
  const pool = new ObservedPool(source, events, null);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const runOnce = (text: string) => source.queryOnce(text);
  const vacuum = scheduleVacuum(events, (tables) => vacuumTables(runOnce, tables));
  const checkpoint = scheduleCheckpoint(events, runOnce);
  const readJson = async ({ text, values }: Statement, wait?: Wait) => {
    scope.assertOutside('readJson');
    events.statement(text);
    const { rows } = await source.read(text, values, wait);
    return rows[0]?.[0] ?? null;
  };
  return {
    kind: 'pglite',
    kysely,
    readsAtOnce: 1,
    readJson: (statement, wait) => readJson(statementOf(statement), wait),
    readTogether: (statements, wait) => Promise.allSettled(statements.map((each) => readJson(each, wait))),
    transaction: (work) => {
      scope.assertOutside('transaction');
      return kysely.transaction().execute((tx) => scope.run(() => work(tx)));
    },
    onStatement: (listener) => events.onStatement(listener),
    onWrite: (listener) => events.onWrite(listener),
    hearsWrites: () => true,
    maintain: async () => {
      await vacuumTables(runOnce, null);
      await runOnce('checkpoint');
    },
    close: async () => {
      vacuum.stop();
      checkpoint.stop();
      await kysely.destroy();
      // Kysely leaves a pool open that it has not used itself, as where there were only reads past it.
      await pool.end();
      onClosed();
    },
  };
}
