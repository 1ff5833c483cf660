import { sql } from 'kysely';
import { forgetting } from '#server/jobs/forgetOutdated.ts';
import type { RemovedRows } from '#server/jobs/keptByColumns.ts';

/** Files of people are kept for the time of their import, and no longer than a month; what was made of them stays. */
export const forgetImports = forgetting((daysAgo) => sql`record_imports where date_created < ${daysAgo(30)}`);

/** Imports whose file holds what is not to be kept: their rows stay, without it. */
export const droppedFiles: RemovedRows = { record_imports: sql`t.file_dropped` };
