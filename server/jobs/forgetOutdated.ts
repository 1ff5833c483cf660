import { sql } from 'kysely';
import type { Sql } from '../db/conditions.ts';
import { run, selectIds } from '../db/rows.ts';
import type { Job } from './Job.ts';
import { jobOf } from './jobTransaction.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When it was so many days ago. */
const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * dayMs).toISOString();

/** Deletes what nobody needs any more, and says how many rows that were. */
export const forgetting = (rows: (daysAgo: (days: number) => string) => Sql): Job =>
  jobOf(async (tx, now) => {
    const gone = await run(tx, sql`delete from ${rows((days) => daysBefore(now, days))} returning 1`);
    return gone.length;
  });

/** S7: tries that no longer count. */
export const forgetAttempts = forgetting((daysAgo) => sql`attempts where ends_at <= ${daysAgo(0)}`);

/** K5: no form is sent a second time after a week. */
export const forgetIdempotencyKeys = forgetting(
  (daysAgo) => sql`idempotency_keys where created_at < ${daysAgo(7)}`,
);

/** Tasks that ended 30 days ago; what they made stays. */
export const forgetTasks = forgetting((daysAgo) => sql`tasks where date_ended < ${daysAgo(30)}`);

/**
 * S7: sessions a day after they ended, with the tokens that their refreshes have left. Of each account the latest stays,
 * which says when its owner last signed in. So many at a time: each may have left some hundred tokens.
 */
export const forgetSessions = jobOf(async (tx, now) => {
  const isLatest = sql`not exists (select 1 from sessions l where l.user_id = s.user_id and (l.issued_at, l.id) > (s.issued_at, s.id))`;
  // Looked at first: who asks is kept in memory until sessions are written.
  const ended = await run<{ id: string; is_latest: boolean }>(
    tx,
    sql`select s.id::text, ${isLatest} as is_latest from sessions s where least(s.revoked_at, s.expires_at) < ${daysBefore(now, 1)}
          and (not ${isLatest} or exists (select 1 from session_tokens t where t.session_id = s.id))
        limit 1000`,
  );
  if (ended.length === 0) return 0;
  await run(tx, sql`delete from session_tokens where session_id = any(${ended.map(({ id }) => id)}::uuid[])`);
  const gone = ended.filter(({ is_latest }) => !is_latest);
  if (gone.length > 0)
    await run(tx, sql`delete from sessions where id = any(${gone.map(({ id }) => id)}::uuid[])`);
  return ended.length;
});

/** Mails 30 days after they were sent or given up, and keys of password resets a day after they expired (S7). */
export const forgetMails = jobOf(async (tx, now) => {
  const keys = await run(
    tx,
    sql`delete from password_resets where expires_at < ${daysBefore(now, 1)} returning 1`,
  );
  // Looked at first: a statement that deletes nothing would wake the sender all the same.
  const old = await selectIds(
    tx,
    sql`select id::text from outgoing_mails where coalesce(sent_at, dropped_at) < ${daysBefore(now, 30)}`,
  );
  if (old.length > 0) await run(tx, sql`delete from outgoing_mails where id = any(${[...old]}::uuid[])`);
  return keys.length + old.length;
});
