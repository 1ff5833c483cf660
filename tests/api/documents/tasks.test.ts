import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { run } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { forgetTasks } from '#server/jobs/forgetOutdated.ts';
import type { TaskKind } from '#server/jobs/tasks/TaskKind.ts';
import { TaskRunner } from '#server/jobs/tasks/TaskRunner.ts';
import { databaseUrl, openTestDatabase, testNow } from '#tests/setup/testDatabase.ts';

/** V3: long work is done row by row, each at most once, whoever dies when. */
describe('tasks', { timeout: 60_000 }, () => {
  let database: Database;
  const runners: TaskRunner[] = [];
  const faults: object[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table worked (key text)`.execute(database.kysely);
  }, 120_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    faults.length = 0;
    await sql`delete from tasks`.execute(database.kysely);
    await sql`delete from worked`.execute(database.kysely);
  });

  const start = (kind: TaskKind): TaskRunner => {
    const log = { info: () => undefined, error: (details: object) => void faults.push(details) };
    const now = () => new Date(testNow);
    const runner = new TaskRunner({ database, kinds: { WORK: kind }, now, log, pauseMs: 10 });
    runners.push(runner);
    return runner;
  };
  const working: TaskKind = {
    atOnce: 2,
    chunk: 2,
    begin: async () => async (row) => async (tx) => {
      await run(tx, sql`insert into worked (key) values (${row.key})`);
      return { of: row.key };
    },
  };
  const enqueue = (keys: readonly string[], ownerId = '1') =>
    database.transaction((tx) =>
      enqueueTask(tx, {
        kind: 'WORK',
        title: 'Work',
        subject: null,
        ownerId,
        payload: {},
        rows: keys.map((key) => ({ key, label: key.toUpperCase() })),
        now: new Date(testNow),
      }),
    );
  const taskOf = (id: string) =>
    database.kysely.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statesOf = async (id: string) =>
    (
      await database.kysely
        .selectFrom('task_rows')
        .selectAll()
        .where('task_id', '=', id)
        .orderBy('position')
        .execute()
    ).map(({ key, state }) => `${key} ${state}`);
  /** The same work, whose first row waits for `release`; `begun` when it has begun. */
  const gated = () => {
    const gate = { begun: () => {}, release: () => {} };
    const begun = new Promise<void>((resolve) => (gate.begun = resolve));
    const held = new Promise<void>((resolve) => (gate.release = resolve));
    const kind: TaskKind = {
      ...working,
      atOnce: 1,
      begin: async (task, rows) => {
        const work = await working.begin(task, rows);
        return async (row) => {
          gate.begun();
          await held;
          return work(row);
        };
      },
    };
    return { kind, begun, release: () => gate.release() };
  };
  const worked = async () =>
    (
      await database.kysely
        .selectFrom('worked' as 'tasks')
        .selectAll()
        .execute()
    ).length;
  const fallSilent = (id: string) =>
    sql`update tasks set heartbeat_at = heartbeat_at - interval '1 minute' where id = ${id}`.execute(
      database.kysely,
    );
  const ended = async (id: string) => {
    for (;;) {
      const task = await taskOf(id);
      if (task.date_ended !== null) return task;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('begin as soon as they are committed, and say of each row what came of it', async () => {
    start({
      ...working,
      begin: async (task, rows) => {
        const work = await working.begin(task, rows);
        return async (row) => {
          if (row.key === 'b') throw new UserError('NO', 'Not this one.');
          if (row.key === 'c') throw new Error('secret');
          return work(row);
        };
      },
      finish: async () => async () => ({ whole: true }),
    });
    const id = await enqueue(['a', 'b', 'c', 'd']);
    expect(await ended(id)).toMatchObject({ state: 'DONE', result: { whole: true } });
    const rows = await database.kysely
      .selectFrom('task_rows')
      .selectAll()
      .where('task_id', '=', id)
      .orderBy('position')
      .execute();
    expect(rows.map(({ state, message, result }) => [state, message, result])).toEqual([
      ['DONE', null, { of: 'a' }],
      ['FAILED', 'Not this one.', null],
      ['FAILED', expect.stringMatching(/^This could not be done because of a fault/), null],
      ['DONE', null, { of: 'd' }],
    ]);
    expect(faults).toHaveLength(1);
    expect(await worked()).toBe(2);
  });

  it('stop before their next row when they are cancelled', async () => {
    const { kind, begun, release } = gated();
    start(kind);
    const id = await enqueue(['a', 'b', 'c']);
    await begun;
    await sql`update tasks set cancel_asked_at = now() where id = ${id}`.execute(database.kysely);
    release();
    expect((await ended(id)).state).toBe('CANCELLED');
    expect(await statesOf(id)).toEqual(['a SKIPPED', 'b SKIPPED', 'c SKIPPED']);
    expect(await worked()).toBe(0);
  });

  it('are left by a process that stops, and gone on with by the next', async () => {
    const { kind, begun, release } = gated();
    const first = start(kind);
    const id = await enqueue(['a', 'b', 'c']);
    await begun;
    const stopped = first.stop();
    release();
    await stopped;
    expect(await taskOf(id)).toMatchObject({ state: 'WAITING', interruptions: 0 });
    expect(await statesOf(id)).toEqual(['a DONE', 'b WAITING', 'c WAITING']);
    start(working).wake();
    await ended(id);
    expect(await statesOf(id)).toEqual(['a DONE', 'b DONE', 'c DONE']);
    expect(await worked()).toBe(3);
  });

  it('do each row once where two processes take each other for dead', async () => {
    const { kind, begun, release } = gated();
    start(kind);
    const id = await enqueue(['a', 'b', 'c']);
    await begun;
    await fallSilent(id);
    start(working).wake();
    await ended(id);
    release();
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(await statesOf(id)).toEqual(['a DONE', 'b DONE', 'c DONE']);
    expect(await worked()).toBe(3);
    expect(await taskOf(id)).toMatchObject({ state: 'DONE', interruptions: 1 });
  });

  it('do each row once where the process is killed between its work and its mark', async ({ skip }) => {
    const server = process.env['TEST_DATABASE_URL'];
    skip(database.kind === 'pglite' || server === undefined, 'one process at a time');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
    const id = await enqueue(['a', 'b', 'c', 'd']);
    const worker = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'tests/api/documents/dyingWorker.ts',
        databaseUrl(server ?? '', rows[0]?.name ?? ''),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await statesOf(id)).toEqual(['a DONE', 'b DONE', 'c WAITING', 'd WAITING']);
    expect((await taskOf(id)).state).toBe('RUNNING');
    const runner = start(working);
    runner.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Whoever has not been silent for long may be alive.
    expect((await taskOf(id)).interruptions).toBe(0);
    await fallSilent(id);
    runner.wake();
    expect(await ended(id)).toMatchObject({ state: 'DONE', interruptions: 1 });
    expect(await worked()).toBe(4);
  });

  it('that end their process again and again are given up', async () => {
    const id = await enqueue(['a']);
    await sql`update tasks set state = 'RUNNING', runner = gen_random_uuid(), heartbeat_at = now() - interval '1 minute', interruptions = 3 where id = ${id}`.execute(
      database.kysely,
    );
    start(working).wake();
    expect(await ended(id)).toMatchObject({ state: 'FAILED', message: 'It was interrupted too often.' });
    expect(await worked()).toBe(0);
  });

  it('wait while what they rest on is away, however long, and go on by themselves', async () => {
    let away = 20;
    start({
      ...working,
      begin: async (task, rows) => {
        const work = await working.begin(task, rows);
        return async (row) => {
          if (row.key === 'b' && away-- > 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
          return work(row);
        };
      },
    });
    const id = await enqueue(['a', 'b', 'c']);
    expect(await ended(id)).toMatchObject({ state: 'DONE', interruptions: 0 });
    expect(await statesOf(id)).toEqual(['a DONE', 'b DONE', 'c DONE']);
    expect(await worked()).toBe(3);
  });

  it('are stopped while they wait', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    start({ ...working, begin: async () => async () => Promise.reject(full) });
    const id = await enqueue(['a']);
    await sql`update tasks set cancel_asked_at = now() where id = ${id}`.execute(database.kysely);
    expect((await ended(id)).state).toBe('CANCELLED');
  });

  it('are forgotten 30 days after they ended', async () => {
    start(working);
    const id = await enqueue(['a']);
    await ended(id);
    const later = (days: number) => new Date(Date.parse(testNow) + days * 24 * 3_600_000);
    expect(await forgetTasks(database, later(29))).toBe(0);
    expect(await forgetTasks(database, later(31))).toBe(1);
    expect(await statesOf(id)).toEqual([]);
  });
});
