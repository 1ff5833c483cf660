import { sql } from 'kysely';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import { isId, run, type Tx } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';
import { seatGivers } from './seatGivers.ts';

type Notifier = Pick<Write, 'tx' | 'now'>;

/**
 * W4: a free seat promotes nobody by itself. The author of the next entry that could take it is told once for as long
 * as it is the next: not again because they have read it, but again when its turn has gone and comes back. Where the
 * author can no longer give the seat, those are told who can. Answers how many were told.
 */
export function notifyNextEligible({ tx, now }: Notifier, eventId: string): Promise<number> {
  return notify(tx, now, sql`e.id = ${eventId}`);
}

/** W4 for seats that nobody freed by a write. */
export function notifyNext({ tx, now }: Notifier): Promise<number> {
  return notify(tx, now, TRUE);
}

/** Events that have begun have no seats to give (W6). Whoever has not read of an earlier turn is not told twice. */
async function notify(tx: Tx, now: Date, events: Sql): Promise<number> {
  const moment = now.toISOString();
  const fresh = await run<{ id: string; user_id: string }>(
    tx,
    sql`with next as materialized (
          select e.id as event_id, l.entry_id from centre_events e cross join lateral waiting_line(e.id) l
          where l.is_next and e.deleted_at is null
            and (e.date_start is null or e.date_start > local_today(e.time_zone)) and ${events}
            and exists (select 1 from waiting_list_entries w
              where w.centre_event_id = e.id and w.deleted_at is null and w.closed_at is null)),
        concerned as materialized (
          select next.event_id, next.entry_id, g.user_id from next
          join waiting_list_entries w on w.id = next.entry_id join centre_events e on e.id = next.event_id
          cross join lateral (${seatGivers}) g),
        gone as (
          update notifications n set date_gone = ${moment} from centre_events e
          where e.id = n.centre_event_id and n.kind = 'SEAT_FREE' and n.date_gone is null and ${events}
            and not exists (select 1 from concerned c
              where c.entry_id = n.waiting_list_entry_id and c.user_id = n.user_id)),
        told as (
          insert into notifications (user_id, kind, centre_event_id, waiting_list_entry_id, date_created)
          select c.user_id, 'SEAT_FREE', c.event_id, c.entry_id, ${moment} from concerned c
          where not exists (select 1 from notifications n
            where n.waiting_list_entry_id = c.entry_id and n.user_id = c.user_id and n.date_gone is null)
          on conflict (user_id, waiting_list_entry_id) where date_read is null do update set date_gone = null
          returning id, user_id, xmax = 0 as fresh)
        select id::text, user_id::text from told where fresh order by id`,
  );
  for (const { id, user_id } of fresh)
    await enqueueMail(tx, { kind: 'SEAT_FREE', userId: user_id, subjectId: id, now });
  return fresh.length;
}

/** Of one's own only; what was told after the newest of them, nobody has read. Answers how many were unread until now. */
export function markNotificationsRead(
  { context, viewer }: WriteSession,
  { ids, older }: { readonly ids: readonly string[]; readonly older: boolean },
): Promise<number> {
  return context.database.transaction(async (tx) => {
    const named = sql`select one.date_created, one.id from notifications one
      where one.user_id = ${viewer.id} and one.id = any(${ids.filter(isId)}::bigint[])`;
    const concerned = older
      ? sql`(n.date_created, n.id) <= (${named} order by one.date_created desc, one.id desc limit 1)`
      : sql`(n.date_created, n.id) in (${named})`;
    const read = await run(
      tx,
      sql`update notifications n set date_read = ${context.now().toISOString()}
          where n.user_id = ${viewer.id} and n.date_read is null and ${concerned}
          returning n.id`,
    );
    return read.length;
  });
}
