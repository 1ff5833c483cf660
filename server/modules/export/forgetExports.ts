import { sql } from 'kysely';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/**
 * Files that nobody can fetch any more, and those that were not made for as long as their task can be done once more; the
 * audit keeps that they were made.
 */
export const forgetExports = forgetting(
  (daysAgo) => sql`record_exports where date_created < ${daysAgo(1)}
    and case when expires_at is null then date_created < ${daysAgo(30)} else expires_at < ${daysAgo(0)} end`,
);
