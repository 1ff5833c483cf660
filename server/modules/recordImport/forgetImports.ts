import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/** Files of people are kept for the time of their import, and no longer than a month; what was made of them stays. */
export const forgetImports = forgetting(
  async (tx, daysAgo) =>
    (await run(tx, sql`delete from record_imports where date_created < ${daysAgo(30)} returning 1`)).length,
);
