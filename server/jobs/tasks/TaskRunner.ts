import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/Database.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { UserError } from '#server/errors/errors.ts';
import { sentencesOf } from '#server/errors/sentencesOf.ts';
import { taskInterrupted } from '#server/errors/taskRefusals.ts';
import type { JobLog } from '../JobRunner.ts';
import { mostInterruptions, takeTask } from './takeTask.ts';
import type { RowWork, Store, Task, TaskKind, TaskRow } from './TaskKind.ts';
import {
  beat,
  endTask,
  failRow,
  releaseTask,
  storeRow,
  TaskCancelled,
  TaskLost,
  waitingRows,
} from './taskMarks.ts';

/** Tasks of one process that are worked on at a time. */
const atOnce = 2;
const beatMs = 5_000;
/** Tasks whose worker died are looked for so often. */
const lookMs = 30_000;

interface TaskRunnerOptions {
  readonly database: Database;
  readonly kinds: Readonly<Record<string, TaskKind>>;
  readonly now: () => Date;
  readonly log: JobLog;
  /** After so long it is tried again what could not be done because something was away. */
  readonly pauseMs?: number;
}

/**
 * Works on tasks: as soon as they are committed, after a restart, and when whoever worked on one has died. It holds no
 * connection while a row's slow part goes on.
 */
export class TaskRunner {
  private readonly id = randomUUID();
  /** By the id of the task. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: () => void;
  private looking: Promise<void> | null = null;
  private lookAgain = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: TaskRunnerOptions) {
    this.timer = setInterval(() => this.wake(), lookMs);
    this.timer.unref();
    this.stopListening = options.database.onWrite((tables) => {
      if (tables.has('tasks')) this.wake();
    });
  }

  /** Looks for tasks that nobody works on. */
  wake(): void {
    this.lookAgain = true;
    this.looking ??= this.look().finally(() => (this.looking = null));
  }

  /** No row starts from now on; those under way end first, and what is left waits for the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    this.stopListening();
    await this.looking;
    await Promise.all(this.running.values());
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async look(): Promise<void> {
    const { database, now, log } = this.options;
    try {
      while (this.lookAgain) {
        this.lookAgain = false;
        while (!this.isStopped && this.running.size < atOnce) {
          const busy = [...this.running.keys()];
          const task = await takeTask(database, { runner: this.id, busy, now: now() });
          if (task === null) break;
          this.start(task);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'Tasks could not be looked for.');
    }
  }

  private start(task: Task): void {
    const { database, log } = this.options;
    const timer = setInterval(() => {
      beat(database, task).catch((error: unknown) =>
        log.error({ err: error }, 'A task could not say that it goes on.'),
      );
    }, beatMs);
    timer.unref();
    const work = this.untilDone(task)
      // Whoever hears its silence goes on with it.
      .catch((error: unknown) => log.error({ task: task.id, err: error }, 'A task was left.'))
      .finally(() => {
        clearInterval(timer);
        this.running.delete(task.id);
        this.wake();
      });
    this.running.set(task.id, work);
  }

  /** While the database is away, or there is no room on a disk, it waits: that is no interruption of its own making. */
  private async untilDone(task: Task): Promise<void> {
    const { log, pauseMs = lookMs } = this.options;
    for (;;) {
      const isLast = this.isStopped;
      try {
        return await this.work(task);
      } catch (error) {
        if (isLast || !isOutage(error)) throw error;
        log.error({ task: task.id, err: error }, 'A task waits for what is away.');
      }
      // A stop ends the pause.
      await setTimeout(pauseMs, null, { signal: this.stopping.signal, ref: false }).catch(() => null);
    }
  }

  private async work(task: Task): Promise<void> {
    const { database, now } = this.options;
    try {
      if (task.interruptions > mostInterruptions) throw taskInterrupted();
      const kind = this.options.kinds[task.kind];
      if (kind === undefined) throw new Error(`There is no kind of task called ${task.kind}.`);
      if (!(await this.allRows(task, kind))) return await releaseTask(database, task);
      await endTask(database, task, { state: 'DONE', now: now(), store: await kind.finish?.(task) });
    } catch (error) {
      if (error instanceof TaskLost) return;
      if (error instanceof TaskCancelled)
        return await endTask(database, task, { state: 'CANCELLED', now: now() });
      if (isOutage(error)) throw error;
      await endTask(database, task, { state: 'FAILED', message: this.wordsOf(error, task), now: now() });
    }
  }

  /** Whether none is left; not where this process stops. */
  private async allRows(task: Task, kind: TaskKind): Promise<boolean> {
    for (;;) {
      if (this.isStopped) return false;
      const rows = await waitingRows(this.options.database, task, kind.chunk);
      if (rows.length === 0) return true;
      const work = await begun(kind, task, rows);
      await inTurns(rows, kind.atOnce, async (row) => {
        if (!this.isStopped) await this.oneRow(task, row, work);
      });
    }
  }

  private async oneRow(task: Task, row: TaskRow, work: RowWork): Promise<void> {
    const { database } = this.options;
    try {
      const store: Store = await work(row);
      await storeRow(database, task, row, store);
    } catch (error) {
      if (error instanceof TaskLost || error instanceof TaskCancelled || isOutage(error)) throw error;
      await failRow(database, task, row, this.wordsOf(error, task));
    }
  }

  /** What a person reads; what is no refusal is a fault of ours, and the log's. */
  private wordsOf(error: unknown, task: Task): string {
    if (error instanceof UserError) return sentencesOf(error);
    this.options.log.error({ task: task.id, err: error }, 'A task met a fault.');
    return 'This could not be done because of a fault. Please try again, or tell your administrator.';
  }
}

/** Rights that were lost meanwhile, for one, are a refusal of each row. */
async function begun(kind: TaskKind, task: Task, rows: readonly TaskRow[]): Promise<RowWork> {
  try {
    return await kind.begin(task, rows);
  } catch (error) {
    if (isOutage(error)) throw error;
    return async () => {
      throw error;
    };
  }
}

/** At most so many at a time, in order; the first that throws ends the rest, after those under way. */
async function inTurns<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let failure: { readonly error: unknown } | null = null;
  const worker = async () => {
    for (const item of left) {
      if (failure !== null) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failure !== null) throw (failure as { readonly error: unknown }).error;
}
