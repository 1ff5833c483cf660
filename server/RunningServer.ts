import type { FastifyInstance } from 'fastify';
import type { Database } from './db/Database.ts';
import type { JobRunner } from './jobs/JobRunner.ts';

/** How long what runs may go on to its end, and after that the database to close. Together less than ten seconds. */
const graceMs = 5_000;
const closingMs = 3_000;

interface Serving {
  readonly app: FastifyInstance;
  readonly jobs: readonly Pick<JobRunner, 'stop'>[];
}

/** What runs by now, which the start adds to: it can be stopped at any point of that. */
export class RunningServer {
  private database: Promise<Database> | null = null;
  private serving: Serving | null = null;
  isStopping = false;

  opens(database: Promise<Database>): Promise<Database> {
    this.database = database;
    return database;
  }

  serves(serving: Serving): void {
    this.serving = serving;
  }

  /** Ends the process, whatever it is at. The first call counts. */
  async stop(exitCode: number): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    await this.end().catch((error: unknown) => {
      if (this.serving) this.serving.app.log.error({ err: error }, 'The stop failed.');
      else console.error(error);
    });
    process.exit(exitCode);
  }

  /**
   * Takes nothing new, lets requests and the job under way end, or the step that the start is at, and then ends them:
   * whatever is connected, it resolves within ten seconds. What is cut off was not acknowledged, and the database takes
   * it back.
   */
  private async end(): Promise<void> {
    if (this.serving) {
      const { app, jobs } = this.serving;
      await within(graceMs, Promise.all([app.close(), ...jobs.map((each) => each.stop())]));
      app.server.closeAllConnections();
    }
    // One that did not open says so where it was opened.
    const opened = await within(closingMs, this.database?.catch(() => null) ?? null);
    if (opened) await within(closingMs, opened.close());
  }
}

/** What the work resolves to; undefined where it takes longer. */
async function within<T>(ms: number, work: T | Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
