import type { FastifyInstance } from 'fastify';
import type { Database } from './db/Database.ts';
import type { JobRunner } from './jobs/JobRunner.ts';

/** How long what runs may go on to its end, and after that the database to close. Together less than ten seconds. */
const graceMs = 5_000;
const closingMs = 3_000;

export interface StoppableServer {
  readonly app: FastifyInstance;
  readonly jobs: readonly Pick<JobRunner, 'stop'>[];
  readonly database: Database;
}

/**
 * Takes nothing new, lets requests and the job under way end, and then ends them: whatever is connected, it resolves
 * within ten seconds. What is cut off was not acknowledged, and the database takes it back.
 */
export async function stopServer({ app, jobs, database }: StoppableServer): Promise<void> {
  await within(graceMs, Promise.all([app.close(), ...jobs.map((each) => each.stop())]));
  app.server.closeAllConnections();
  await within(closingMs, database.close());
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
