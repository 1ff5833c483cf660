import { sql, type Sql } from '../../db/sql.ts';
import { isId, run, type Tx } from '../../graphql/write/rows.ts';
import type { Write, WriteSession } from '../../graphql/write/WriteDefinition.ts';

type Notifier = Pick<Write, 'tx' | 'now'>;

/**
 * W4: a free seat promotes nobody by itself. The author of the next entry that could take it is told, once while they
 * have not read it. Answers how many were told.
 */
export function notifyNextEligible({ tx, now }: Notifier, eventId: string): Promise<number> {
  return notify(tx, now, sql`e.id = ${eventId}`);
}

/** W4 for seats that nobody freed by a write: each entry's author is told once. */
export function notifyNeverTold({ tx, now }: Notifier): Promise<number> {
  const waitedFor = sql`exists (select 1 from waiting_list_entries w
    where w.centre_event_id = e.id and w.deleted_at is null and w.closed_at is null)`;
  const told = sql`exists (select 1 from notifications n where n.waiting_list_entry_id = l.entry_id)`;
  return notify(tx, now, sql`${waitedFor} and not ${told}`);
}

/** Events that have begun have no seats to give (W6). */
async function notify(tx: Tx, now: Date, condition: Sql): Promise<number> {
  const told = await run(
    tx,
    sql`insert into notifications (user_id, kind, centre_event_id, waiting_list_entry_id, date_created)
        select w.author_id, 'SEAT_FREE', e.id, w.id, ${now.toISOString()}
        from centre_events e
        cross join lateral waiting_line(e.id) l
        join waiting_list_entries w on w.id = l.entry_id
        where l.is_next and e.deleted_at is null
          and (e.date_start is null or e.date_start > local_today(e.time_zone)) and ${condition}
        on conflict (waiting_list_entry_id) where date_read is null do nothing
        returning id`,
  );
  return told.length;
}

/** Of one's own only. Answers how many were unread until now. */
export function markNotificationsRead(
  { context, viewer }: WriteSession,
  ids: readonly string[],
): Promise<number> {
  return context.database.transaction(async (tx) => {
    const read = await run(
      tx,
      sql`update notifications set date_read = ${context.now().toISOString()}
          where user_id = ${viewer.id} and date_read is null and id = any(${ids.filter(isId)}::bigint[])
          returning id`,
    );
    return read.length;
  });
}
