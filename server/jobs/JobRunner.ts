import type { Database } from '../db/Database.ts';
import type { Job } from './Job.ts';

const intervalMs = 60_000;
const firstMs = 1_000;

export interface JobLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly jobs: Readonly<Record<string, Job>>;
  readonly now: () => Date;
  readonly log: JobLog;
}

/** Runs the jobs one after the other, soon after the start and once a minute. What fails is logged and tried again. */
export class JobRunner {
  private readonly timers: readonly NodeJS.Timeout[];
  private running: Promise<void> | null = null;
  private isStopped = false;

  constructor(private readonly options: JobRunnerOptions) {
    const run = () => void this.run();
    this.timers = [setTimeout(run, firstMs), setInterval(run, intervalMs)];
    for (const timer of this.timers) timer.unref();
  }

  /** One round; where one is under way already, that one. */
  run(): Promise<void> {
    this.running ??= this.round().finally(() => (this.running = null));
    return this.running;
  }

  /** No job starts from now on; the one under way ends first. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.running;
  }

  private async round(): Promise<void> {
    const { database, jobs, now, log } = this.options;
    for (const [job, work] of Object.entries(jobs)) {
      if (this.isStopped) return;
      try {
        const count = await work(database, now());
        if (count > 0) log.info({ job, count }, 'A job has changed records.');
      } catch (error) {
        log.error({ job, err: error }, 'A job failed.');
      }
    }
  }
}
