import type { Job } from './Job.ts';

const hourMs = 3_600_000;

/** What is enough once an hour; a process that begins does it at once. */
export function hourly(job: Job): Job {
  let doneAt = Number.NEGATIVE_INFINITY;
  return async (database, now) => {
    if (now.getTime() - doneAt < hourMs) return 0;
    doneAt = now.getTime();
    return job(database, now);
  };
}
