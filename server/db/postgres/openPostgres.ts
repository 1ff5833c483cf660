import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientBase } from 'pg';
import { statementOf } from '../compileSql.ts';
import type { Database } from '../Database.ts';
import { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import { ObservedPool } from '../observed/ObservedPool.ts';
import type { ServerOptions } from '../DatabaseOptions.ts';
import { PostgresSource } from './PostgresSource.ts';
import { refuseSharedSessions, SharedSessions } from './refuseSharedSessions.ts';
import { refuseUnfitServer } from './refuseUnfitServer.ts';
import { ReplicaReader } from './ReplicaReader.ts';
import { sessionSetup } from '../sessionSetup.ts';
import type { Answer } from '../Session.ts';
import { usualLimits } from '../statementLimits.ts';
import type { Tables } from '../tables/Tables.ts';
import { TransactionScope } from '../TransactionScope.ts';
import { WriteChannel } from './WriteChannel.ts';

/** A start does not wait for one that says nothing. */
const replicaPatienceMs = 1_000;

export async function openPostgres(options: ServerOptions): Promise<Database> {
  await refuseSharedSessions(options.url, 'DATABASE_URL');
  await refuseUnfitServer(options.url, 'DATABASE_URL');
  if (options.readUrl)
    // One that is away for now is waited for (ReplicaReader).
    await refuseSharedSessions(options.readUrl, 'DATABASE_READ_URL', replicaPatienceMs).catch(unlessShared);
  const onIdleError = options.onFailure ?? (() => undefined);
  const poolSize = options.poolSize ?? 10;
  const { readMs, writeMs } = { ...usualLimits, ...options.limits };
  // Writers find rows by their ids, whichever: planning anew took longer than what was planned.
  const setup = [...sessionSetup(options.now, writeMs), 'set plan_cache_mode = force_generic_plan'];
  const common = {
    poolSize,
    onIdleError,
    ...(options.connectMs !== undefined && { connectMs: options.connectMs }),
  };
  const writing = { ...common, setup };
  const reading = { ...common, setup: sessionSetup(options.now, readMs) };
  const source = new PostgresSource({ ...writing, url: options.url });
  // Writers that wait for a row leave the readers theirs (ADR 19).
  const reads = new PostgresSource({ ...reading, url: options.url });
  const events = new DatabaseEvents();
  const scope = options.checksReads === false ? null : new TransactionScope();
  const onBack = async (client: ClientBase) => {
    for (const each of [source, reads]) await each.endLost(client);
    const { rows } = await client.query<{
      tablename: string;
    }>('select tablename from pg_tables where schemaname = current_schema()');
    return new Set(rows.map(({ tablename }) => tablename));
  };
  const channel = new WriteChannel(options.url, events, onBack, onIdleError);
  const pool = new ObservedPool(source, events, (tables) => channel.announcement(tables));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const replica = options.readUrl
    ? // What breaks its connections is told once (onReplica), and is no failure of the database.
      new ReplicaReader(
        reads,
        { ...reading, url: options.readUrl, onIdleError: () => undefined },
        events,
        () => channel.hears(),
      )
    : null;
  await channel.open();
  return {
    kind: 'postgres',
    kysely,
    readsAtOnce: poolSize,
    readJson: async (statement, wait) => {
      scope?.assertOutside('readJson');
      const { text, values } = statementOf(statement);
      events.statement(text);
      return firstText(await (replica ?? reads).read(text, values, wait));
    },
    readTogether: async (statements, wait) => {
      scope?.assertOutside('readTogether');
      for (const { text } of statements) events.statement(text);
      if (replica === null) {
        const answers = await reads.readTogether(statements, wait);
        return Promise.allSettled(answers.map(async (each) => firstText(await each)));
      }
      const settled: PromiseSettledResult<string | null>[] = [];
      // A replica may be lost meanwhile, and each read of it done without it; they have one turn, and one connection.
      for (const { text, values } of statements)
        settled.push(...(await Promise.allSettled([replica.read(text, values, wait).then(firstText)])));
      return settled;
    },
    transaction: (work) => {
      scope?.assertOutside('transaction');
      return kysely.transaction().execute((tx) => (scope === null ? work(tx) : scope.run(() => work(tx))));
    },
    onStatement: (listener) => events.onStatement(listener),
    onWrite: (listener) => events.onWrite(listener),
    hearsWrites: () => channel.hears(),
    onReplica: (listener) => replica?.onChange(listener),
    maintain: async () => {
      // Whoever holds a table for longer than one waits for locks would end the start: as a rule it is just being analysed.
      await sql`analyze (skip_locked)`.execute(kysely);
    },
    close: async () => {
      await channel.close();
      await replica?.end();
      await reads.end();
      await kysely.destroy();
      // Kysely leaves a pool open that it has not used itself, as where there were only reads past it.
      await pool.end();
    },
  };
}

function unlessShared(error: unknown): void {
  if (error instanceof SharedSessions) throw error;
}

function firstText({ rows }: Answer): string | null {
  const value = rows[0] ? Object.values(rows[0])[0] : null;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw new TypeError('A read must answer JSON as text; cast it with ::text.');
  return value;
}
