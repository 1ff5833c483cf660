import { sql } from 'kysely';
import { forgetting } from '#server/jobs/forgetOutdated.ts';
import { hourly } from '#server/jobs/hourly.ts';

/**
 * Notices 30 days after they were read, and unread ones after a year: their users are gone, or never look. A seat's stays
 * while it holds (W4), or its user would be told once more.
 */
export const forgetNotifications = hourly(
  forgetting(
    (daysAgo) => sql`notifications where (date_read < ${daysAgo(30)} or date_created < ${daysAgo(365)})
      and not (kind = 'SEAT_FREE' and date_gone is null)`,
  ),
);
