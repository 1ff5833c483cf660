import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Whoever waits keeps what is still to be collected, as bookings do: a filter by it worked it out for each entry from
 * all columns of the entry and the person (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, columns + collectedOfAll + upkeep);

/** What the booking would keep that comes of an entry (G1, S6). */
const asBooking = (entry: string, event: string, person: string) =>
  `what_booking_keeps(jsonb_populate_record(null::event_bookings, to_jsonb(${entry})), ${event}, ${person})`;

const columns = `
alter table waiting_list_entries
  add kept_collect_missing text[] not null default '{}',
  add kept_collect_status text not null default 'NOT_REQUIRED'
    check (kept_collect_status in ('COMPLETE', 'INCOMPLETE', 'NOT_REQUIRED'));
create view what_entries_keep as
  select w.id, (k.kept).collect_missing, (k.kept).collect_status
  from waiting_list_entries w join centre_events e on e.id = w.centre_event_id
    left join participants p on p.id = w.participant_id
    cross join lateral (select ${asBooking('w', 'e', 'p')} as kept offset 0) k
  where w.deleted_at is null and w.closed_at is null;
`;

/** For all who wait at once. */
export const collectedOfAll = `
alter table waiting_list_entries disable trigger user;
update waiting_list_entries w set kept_collect_missing = k.collect_missing, kept_collect_status = k.collect_status
  from what_entries_keep k where k.id = w.id;
alter table waiting_list_entries enable trigger user;
`;

const upkeep = `
create function keep_of_entry() returns trigger
  language plpgsql as $$
  declare
    event centre_events;
    person participants;
    kept booking_kept;
  begin
    if tg_op = 'INSERT' or new.participant_id is distinct from old.participant_id
      or new.centre_event_id <> old.centre_event_id then
      -- As bookings do: whoever changes either at the same moment is waited for, or waits and then finds this entry.
      select * into person from participants p where p.id = new.participant_id for share;
      select * into event from centre_events e where e.id = new.centre_event_id for share;
    else
      select * into person from participants p where p.id = new.participant_id;
      select * into event from centre_events e where e.id = new.centre_event_id;
    end if;
    kept := ${asBooking('new', 'event', 'person')};
    new.kept_collect_missing := kept.collect_missing;
    new.kept_collect_status := kept.collect_status;
    return new;
  end $$;
create trigger keep_of_entry before insert or update on waiting_list_entries
  for each row execute function keep_of_entry();

create function keep_of_entries() returns trigger
  language plpgsql as $$
  begin
    -- The trigger of the entries works out what they keep.
    if tg_table_name = 'participants' then
      update waiting_list_entries w set priority = w.priority
        where w.participant_id = new.id and w.deleted_at is null and w.closed_at is null;
    else
      update waiting_list_entries w set priority = w.priority
        where w.centre_event_id = new.id and w.deleted_at is null and w.closed_at is null;
    end if;
    return null;
  end $$;
-- After keep_of_bookings in the alphabet, and so in the order of firing: bookings are locked first by whoever changes either.
create trigger keep_of_entries after update on participants
  for each row when ((to_jsonb(old) - 'date_modified') <> (to_jsonb(new) - 'date_modified'))
  execute function keep_of_entries();
create trigger keep_of_entries after update of collect_fields on centre_events
  for each row when (old.collect_fields is distinct from new.collect_fields)
  execute function keep_of_entries();
`;
