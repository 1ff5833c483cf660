import type { Kysely } from 'kysely';
import { indexSearchText } from '../first/0001_foundations.ts';
import type { MigrationTools } from '../Migration.ts';
import { runStatements } from '../runStatements.ts';
import { sealClearPassports } from '../sealClearPassports.ts';

/**
 * Bookings carry the names that people search them by, so that a list walks one index and stops at a full page. Every
 * booking is written, which the checks of 0012 allow for sealed passports only.
 */
export async function up(db: Kysely<unknown>, { passports }: MigrationTools): Promise<void> {
  await sealClearPassports(db, passports);
  await runStatements(db, column);
  await indexSearchText(db, 'event_bookings');
  await runStatements(db, upkeep);
}

/** Names of what is deleted are nobody's to find (S1). A thousandth is told from a hundredth by the statistics. */
const column = `
create function booking_search_text(person_id bigint, event_id bigint) returns text
  language sql stable parallel safe
  return coalesce((select f_search(p.full_name) from participants p where p.id = person_id and p.deleted_at is null), '')
    || ' ' || coalesce((select f_search(e.name) from centre_events e where e.id = event_id and e.deleted_at is null), '');

drop trigger touch_event_bookings on event_bookings;
alter table event_bookings add column search_text text not null default '';
alter table event_bookings alter column search_text set statistics 1000;
with people as materialized (select id, f_search(full_name) as name from participants where deleted_at is null),
  events as materialized (select id, f_search(name) as name from centre_events where deleted_at is null)
  update event_bookings b set search_text = coalesce(p.name, '') || ' ' || coalesce(e.name, '')
  from event_bookings o left join people p on p.id = o.participant_id left join events e on e.id = o.centre_event_id
  where o.id = b.id;
-- What a trigger keeps up to date is nobody's change of the booking (K6).
create trigger touch_event_bookings before update on event_bookings
  for each row when (pg_trigger_depth() = 0) execute function touch_date_modified();
`;

const upkeep = `
create function write_booking_search() returns trigger
  language plpgsql as $$
  declare
    person text;
    event text;
  begin
    -- Shared locks: whoever renames at the same moment is waited for, or waits and then finds this booking.
    select f_search(p.full_name) into person from participants p
      where p.id = new.participant_id and p.deleted_at is null for share;
    select f_search(e.name) into event from centre_events e
      where e.id = new.centre_event_id and e.deleted_at is null for share;
    new.search_text := coalesce(person, '') || ' ' || coalesce(event, '');
    return new;
  end $$;
-- After guard_seat in the alphabet, and so in the order of firing: the event's own lock comes first (K1).
create trigger search_booking before insert or update of participant_id, centre_event_id, deleted_at
  on event_bookings for each row execute function write_booking_search();

create function rename_bookings_of_participant() returns trigger
  language plpgsql as $$
  begin
    update event_bookings b set search_text = booking_search_text(b.participant_id, b.centre_event_id)
      where b.participant_id = new.id and b.deleted_at is null;
    return null;
  end $$;
create trigger search_bookings after update of name_title, first_name, last_name, deleted_at on participants
  for each row when (old.full_name <> new.full_name or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function rename_bookings_of_participant();

create function rename_bookings_of_event() returns trigger
  language plpgsql as $$
  begin
    update event_bookings b set search_text = booking_search_text(b.participant_id, b.centre_event_id)
      where b.centre_event_id = new.id and b.deleted_at is null;
    return null;
  end $$;
create trigger search_bookings after update of name, deleted_at on centre_events
  for each row when (old.name <> new.name or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function rename_bookings_of_event();
analyze event_bookings;
`;
