import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { withoutIndexes } from '../withoutIndexes.ts';

/**
 * Bookings keep, beside the names they are searched by (0014), what lists filter and sort them by and what would be
 * looked up elsewhere for each: both countries, the person's names, and what is still to be collected (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, definition);
  await runStatements(db, columns);
  await runStatements(db, keepAnew);
  await runStatements(db, upkeep);
}

/**
 * The one definition of what is kept: of the booking as it stands, whatever is kept in it. The country of a placeholder
 * is the event's, so that who sees the event sees it. `more` follows what was kept from the first.
 */
export const whatBookingKeeps = (
  more = '',
) => `function what_booking_keeps(booking event_bookings, event centre_events, person participants) returns booking_kept
  language plpgsql stable parallel safe as $$
  declare
    required text[] := collect_fields_required(event.collect_fields, booking.visa_required);
    missing text[] := '{}';
  begin
    if cardinality(required) > 0 then
      missing := collect_fields_missing(required, to_jsonb(booking), to_jsonb(person));
    end if;
    return row(
      event.country_id, event.restrict_countries,
      case when person.id is null then event.country_id else person.country_id end,
      event.deleted_at is not null or person.deleted_at is not null,
      person.last_name, person.first_name, missing,
      case when cardinality(required) = 0 then 'NOT_REQUIRED' when cardinality(missing) = 0 then 'COMPLETE' else 'INCOMPLETE' end,
      case when person.deleted_at is null then coalesce(f_search(person.full_name), '') else '' end
        || ' ' || case when event.deleted_at is null then coalesce(f_search(event.name), '') else '' end${more}
    )::booking_kept;
  end $$`;

interface Keeper {
  readonly name: string;
  /** What it is of, for whoever reads it. */
  readonly row: string;
  /** Beside new rows and those that move: when one comes to be kept. */
  readonly orWhen: string;
  /** The row as a booking. */
  readonly booking: string;
  /** Statements that put what is `kept` into the row. */
  readonly puts: string;
}

/** A trigger's function that writes into a row what a booking keeps of its event and its person. */
export const keeper = ({
  name,
  row,
  orWhen,
  booking,
  puts,
}: Keeper): string => `function ${name}() returns trigger
  language plpgsql as $$
  declare
    event centre_events;
    person participants;
    kept booking_kept;
  begin
    if tg_op = 'INSERT' or new.participant_id is distinct from old.participant_id
      or new.centre_event_id <> old.centre_event_id or ${orWhen} then
      -- Shared locks: whoever changes either at the same moment is waited for, or waits and then finds this ${row}.
      select * into person from participants p where p.id = new.participant_id for share;
      select * into event from centre_events e where e.id = new.centre_event_id for share;
    else
      select * into person from participants p where p.id = new.participant_id;
      select * into event from centre_events e where e.id = new.centre_event_id;
    end if;
    kept := what_booking_keeps(${booking}, event, person);
    ${puts}
    return new;
  end $$`;

/** Puts it into the booking; `more` is put there besides. */
export const keepOfBooking = (more = ''): string =>
  keeper({
    name: 'keep_of_booking',
    row: 'booking',
    orWhen: '(new.deleted_at is null) <> (old.deleted_at is null)',
    booking: 'new',
    puts: `new.kept_event_country_id := kept.event_country_id;
    new.kept_event_restricted := coalesce(kept.event_restricted, false);
    new.kept_person_country_id := kept.person_country_id;
    new.kept_of_deleted := kept.of_deleted;
    new.kept_last_name := kept.last_name;
    new.kept_first_name := kept.first_name;
    new.kept_collect_missing := kept.collect_missing;
    new.kept_collect_status := kept.collect_status;
    new.search_text := kept.search_text;${more}`,
  });

const definition = `
create or replace function collect_fields_missing(required text[], booking jsonb, participant jsonb) returns text[]
  language plpgsql immutable parallel safe as $$
  declare
    field text;
    kept_in text;
    missing text[] := '{}';
  begin
    foreach field in array required loop
      kept_in := lower(regexp_replace(field, '([A-Z])', '_\\1', 'g'));
      if coalesce(booking ->> kept_in, participant ->> kept_in, '') in ('', '[]') then
        missing := missing || field;
      end if;
    end loop;
    return missing;
  end $$;

create type booking_kept as (
  event_country_id bigint, event_restricted boolean, person_country_id bigint, of_deleted boolean,
  last_name text, first_name text, collect_missing text[], collect_status text, search_text text
);

create ${whatBookingKeeps()};
`;

const columns = `
alter table event_bookings
  add column kept_event_country_id bigint,
  add column kept_event_restricted boolean not null default false,
  add column kept_person_country_id bigint,
  add column kept_of_deleted boolean not null default false,
  add column kept_last_name text collate people,
  add column kept_first_name text collate people,
  add column kept_collect_missing text[] not null default '{}',
  add column kept_collect_status text not null default 'NOT_REQUIRED'
    check (kept_collect_status in ('COMPLETE', 'INCOMPLETE', 'NOT_REQUIRED'));
create view what_bookings_keep as
  select b.id, what_booking_keeps(b, e, p) as kept
  from event_bookings b join centre_events e on e.id = b.centre_event_id left join participants p on p.id = b.participant_id
  offset 0;
`;

/** For all bookings at once, whose indexes wait. */
export const keepOfAll = `
alter table event_bookings disable trigger user;
update event_bookings b set
  kept_event_country_id = (f.kept).event_country_id, kept_event_restricted = (f.kept).event_restricted,
  kept_person_country_id = (f.kept).person_country_id, kept_of_deleted = (f.kept).of_deleted,
  kept_last_name = (f.kept).last_name, kept_first_name = (f.kept).first_name,
  kept_collect_missing = (f.kept).collect_missing, kept_collect_status = (f.kept).collect_status,
  search_text = (f.kept).search_text
from what_bookings_keep f where f.id = b.id;
alter table event_bookings enable trigger user;
`;

const keepAnew = withoutIndexes('event_bookings', keepOfAll);

const upkeep = `
drop trigger search_booking on event_bookings;
drop function write_booking_search;
create ${keepOfBooking()};
-- After guard_seat in the alphabet, and so in the order of firing: the event's own lock comes first (K1).
create trigger keep_of_booking before insert or update on event_bookings
  for each row execute function keep_of_booking();

create or replace function rename_bookings_of_participant() returns trigger
  language plpgsql as $$
  begin
    -- The trigger of the bookings works out what they keep.
    update event_bookings b set search_text = b.search_text where b.participant_id = new.id;
    return null;
  end $$;
drop trigger search_bookings on participants;
create trigger keep_of_bookings after update on participants
  for each row when ((to_jsonb(old) - 'date_modified') <> (to_jsonb(new) - 'date_modified'))
  execute function rename_bookings_of_participant();

create or replace function rename_bookings_of_event() returns trigger
  language plpgsql as $$
  begin
    update event_bookings b set search_text = b.search_text where b.centre_event_id = new.id;
    return null;
  end $$;
drop trigger search_bookings on centre_events;
create trigger keep_of_bookings after update of name, country_id, restrict_countries, collect_fields, deleted_at on centre_events
  for each row when (row(old.name, old.country_id, old.restrict_countries, old.collect_fields, old.deleted_at)
    is distinct from row(new.name, new.country_id, new.restrict_countries, new.collect_fields, new.deleted_at))
  execute function rename_bookings_of_event();
drop function booking_search_text;
`;
