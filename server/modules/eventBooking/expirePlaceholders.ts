import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { run, selectIds, type Tx } from '#server/db/rows.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

/**
 * P2: records that placeholders have expired; the count of seats has left them out since their last day ended in the
 * zone of their event. One transaction an event, which holds its row no longer than a booking does (K1).
 */
export async function expirePlaceholders(database: Database, now: Date): Promise<number> {
  const events = await jobTransaction(database, now, (tx) =>
    selectIds(
      tx,
      sql`select distinct b.centre_event_id::text as id from event_bookings b
          join centre_events e on e.id = b.centre_event_id where ${expired}`,
    ),
  );
  let count = 0;
  for (const id of events ?? [])
    count += (await jobTransaction(database, now, (tx) => expireOn(tx, now, id))) ?? 0;
  return count;
}

/** Not the seats' definition again: a placeholder that is cancelled holds no seat, and yet has not expired. */
const expired = sql`b.participant_id is null and b.deleted_at is null and b.booking_status <> 'CANCELLED'
  and b.date_expiry < local_today(e.time_zone)`;

async function expireOn(tx: Tx, now: Date, eventId: string): Promise<number> {
  await run(tx, sql`select 1 from centre_events where id = ${eventId} for update`);
  const cancelled = await run(
    tx,
    sql`with due as (
          select b.id, b.booking_status from event_bookings b join centre_events e on e.id = b.centre_event_id
          where b.centre_event_id = ${eventId} and ${expired} order by b.id for update of b),
        done as (
          update event_bookings b set booking_status = 'CANCELLED', cancel_reason = 'EXPIRED'
          from due where b.id = due.id
          returning b.id, b.centre_event_id, b.date_modified, due.booking_status as was)
        insert into audits (auditable_type, auditable_id, event, model, old_values, new_values, user_id, country_id, created_at)
        select 'EventBooking', done.id, 'updated', e.name,
          jsonb_build_object('booking_status', done.was, 'cancel_reason', null),
          jsonb_build_object('booking_status', 'CANCELLED', 'cancel_reason', 'EXPIRED'),
          null, e.country_id, done.date_modified
        from done join centre_events e on e.id = done.centre_event_id
        returning 1`,
  );
  if (cancelled.length > 0) await notifyNextEligible({ tx, now }, eventId);
  return cancelled.length;
}
