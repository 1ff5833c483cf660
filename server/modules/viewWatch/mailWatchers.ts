import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';

/** UTC: before work begins where most people are. */
const mailHour = 5;

/** One mail a day and person, of all that came into what they watch by mail. Answers how many mails were queued. */
export async function mailWatchers(tx: Tx, now: Date): Promise<number> {
  if (now.getUTCHours() < mailHour) return 0;
  const today = now.toISOString().slice(0, 10);
  const due = await run<{ user_id: string }>(
    tx,
    sql`select user_id::text from saved_view_watches group by user_id
        having sum(unmailed) > 0 and coalesce(max(mailed_on), '-infinity') < ${today}::date`,
  );
  for (const { user_id } of due) {
    await run(
      tx,
      sql`update saved_view_watches set mailed = unmailed, unmailed = 0, mailed_on = ${today}::date where user_id = ${user_id}`,
    );
    await enqueueMail(tx, { kind: 'VIEW_ENTERED', userId: user_id, now });
  }
  return due.length;
}
