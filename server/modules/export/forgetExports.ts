import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/** Files that nobody can fetch any more; the audit keeps that they were made. */
export const forgetExports = forgetting(
  async (tx, daysAgo) =>
    (await run(tx, sql`delete from record_exports where date_created < ${daysAgo(1)} returning 1`)).length,
);
