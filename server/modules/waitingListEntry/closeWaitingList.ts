import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { jobOf } from '#server/jobs/jobTransaction.ts';

/** W6: nobody waits for an event that has started where it takes place, nor for one that is gone. */
export const closeWaitingList = jobOf(async (tx, now) => {
  const closed = await run(
    tx,
    sql`with due as (
            select w.id, case when e.deleted_at is null then 'EVENT_STARTED' else 'EVENT_CANCELLED' end as reason
            from waiting_list_entries w join centre_events e on e.id = w.centre_event_id
            where w.deleted_at is null and w.closed_at is null
              and (e.deleted_at is not null or e.date_start <= local_today(e.time_zone))
            order by w.id for update of w),
          done as (
            update waiting_list_entries w set closed_at = ${now.toISOString()}, closed_reason = due.reason
            from due where w.id = due.id
            returning w.id, w.centre_event_id, w.participant_id, w.closed_at, w.closed_reason, w.date_modified)
          insert into audits (auditable_type, auditable_id, event, model, old_values, new_values, user_id, country_id, created_at)
          select 'WaitingListEntry', done.id, 'updated', concat_ws(' · ', p.full_name, e.name),
            jsonb_build_object('closed_at', null, 'closed_reason', null),
            jsonb_build_object('closed_at', done.closed_at, 'closed_reason', done.closed_reason),
            null, e.country_id, done.date_modified
          from done join centre_events e on e.id = done.centre_event_id
          left join participants p on p.id = done.participant_id
          returning 1`,
  );
  return closed.length;
});
