import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** Files that nobody can fetch any more; the audit keeps that they were made. */
export const forgetExports: Job = async (database, now) => {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const forgotten = await jobTransaction(database, now, (tx) =>
    run(tx, sql`delete from record_exports where date_created < ${before} returning 1`),
  );
  return forgotten?.length ?? 0;
};
