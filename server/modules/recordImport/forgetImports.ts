import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Files of people are kept for the time of their import, and no longer than a month; what was made of them stays. */
export const forgetImports: Job = async (database, now) => {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const forgotten = await jobTransaction(database, now, (tx) =>
    run(tx, sql`delete from record_imports where date_created < ${before} returning 1`),
  );
  return forgotten?.length ?? 0;
};
