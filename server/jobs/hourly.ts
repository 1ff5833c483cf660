import type { Database } from '../db/Database.ts';
import type { Job } from './Job.ts';

const hourMs = 3_600_000;

/** What is enough once an hour for a database; a process that begins does it at once. */
export function hourly(job: Job): Job {
  const doneAt = new WeakMap<Database, number>();
  return async (database, now) => {
    const before = doneAt.get(database) ?? Number.NEGATIVE_INFINITY;
    if (now.getTime() - before < hourMs) return 0;
    doneAt.set(database, now.getTime());
    return job(database, now);
  };
}
