import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/**
 * Files that nobody can fetch any more, and those that were not made for as long as their task can be done once more; the
 * audit keeps that they were made.
 */
export const forgetExports = forgetting(
  async (tx, daysAgo) =>
    (
      await run(
        tx,
        sql`delete from record_exports where date_created < ${daysAgo(1)}
              and case when expires_at is null then date_created < ${daysAgo(30)} else expires_at < ${daysAgo(0)} end
            returning 1`,
      )
    ).length,
);
