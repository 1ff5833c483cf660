import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/** Previews that nobody can fetch any more: their files may tell of people, and are swept with them. */
export const forgetPreviews = forgetting(
  async (tx, daysAgo) =>
    (await run(tx, sql`delete from document_previews where expires_at < ${daysAgo(0)} returning 1`)).length,
);
