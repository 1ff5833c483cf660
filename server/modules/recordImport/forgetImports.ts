import { sql } from 'kysely';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/** Files of people are kept for the time of their import, and no longer than a month; what was made of them stays. */
export const forgetImports = forgetting((daysAgo) => sql`record_imports where date_created < ${daysAgo(30)}`);
