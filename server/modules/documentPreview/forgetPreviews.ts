import { sql } from 'kysely';
import { forgetting } from '#server/jobs/forgetOutdated.ts';

/** Previews that nobody can fetch any more: their files may tell of people, and are swept with them. */
export const forgetPreviews = forgetting(
  (daysAgo) => sql`document_previews where expires_at < ${daysAgo(0)}`,
);
