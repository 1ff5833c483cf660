import type { Kysely } from 'kysely';
import { touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Bookings, the waiting list, and the one definition each of a consumed seat (C1) and of what is collected (G1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    tables + definitions + touchTrigger('event_bookings') + touchTrigger('waiting_list_entries'),
  );
}

const journey = `
  accommodation boolean,
  transportation boolean,
  transport_method text,
  date_arrival date,
  arrival_from text,
  arrival_flight text,
  date_departure date,
  departure_city text,
  departure_to text,
  departure_flight text,
  date_check_in date,
  date_check_out date,
  number_of_nights integer generated always as (date_check_out - date_check_in) stored,
  date_of_birth date,
  passport_number text,
  passport_country_issue text check (passport_country_issue ~ '^[A-Z]{2}$'),
  passport_expiration_date date,
  visa_required boolean,
  expectations text,
  notes text,
  date_expiry date,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check (date_departure >= date_arrival),
  check (date_check_out >= date_check_in)`;

const tables = `
create table event_bookings (
  id bigint generated always as identity primary key,
  booking_status text not null check (booking_status in ('CANCELLED', 'CONFIRMED', 'NEW', 'NOT_SET', 'PENDING')),
  booking_type text not null check (booking_type in ('STAFF', 'TRAINEE')),
  centre_event_id bigint not null references centre_events,
  participant_id bigint references participants,
  author_id bigint not null references users,
  ${journey}
);
create unique index event_bookings_one_per_person on event_bookings (centre_event_id, participant_id)
  where deleted_at is null and booking_status <> 'CANCELLED' and participant_id is not null;
create index event_bookings_event on event_bookings (centre_event_id, date_created, id) where deleted_at is null;
create index event_bookings_participant on event_bookings (participant_id, centre_event_id) where deleted_at is null;
create index event_bookings_author on event_bookings (author_id, date_created, id) where deleted_at is null;
create index event_bookings_status on event_bookings (booking_status, date_created, id) where deleted_at is null;
create index event_bookings_type on event_bookings (booking_type, date_created, id) where deleted_at is null;
create index event_bookings_date_created on event_bookings (date_created, id) where deleted_at is null;
create index event_bookings_placeholders on event_bookings (date_created, id) where participant_id is null and deleted_at is null;
create table waiting_list_entries (
  id bigint generated always as identity primary key,
  centre_event_id bigint not null references centre_events,
  participant_id bigint references participants,
  author_id bigint not null references users,
  priority integer not null default 0,
  closed_at timestamptz(3),
  closed_reason text check (closed_reason in ('UPGRADED', 'EVENT_STARTED', 'EVENT_CANCELLED', 'ERASED')),
  event_booking_id bigint references event_bookings,
  ${journey},
  check ((closed_at is null) = (closed_reason is null)),
  check ((event_booking_id is not null) = (closed_reason is not distinct from 'UPGRADED'))
);
create unique index waiting_list_entries_one_per_person on waiting_list_entries (centre_event_id, participant_id)
  where deleted_at is null and closed_at is null and participant_id is not null;
create index waiting_list_entries_line on waiting_list_entries (centre_event_id, priority desc, date_created, id)
  where deleted_at is null and closed_at is null;
create index waiting_list_entries_participant on waiting_list_entries (participant_id);
create index waiting_list_entries_author on waiting_list_entries (author_id);
create index waiting_list_entries_date_created on waiting_list_entries (date_created, id) where deleted_at is null;
create unique index waiting_list_entries_booking on waiting_list_entries (event_booking_id) where event_booking_id is not null;
`;

const definitions = `
create function booking_consumes_seat(
  booking_status text, deleted_at timestamptz, participant_id bigint, date_expiry date, time_zone text
) returns boolean
  language sql stable parallel safe
  return deleted_at is null and booking_status <> 'CANCELLED'
    and (participant_id is not null or date_expiry is null or date_expiry >= local_today(time_zone));

create function waiting_entry_is_active(deleted_at timestamptz, closed_at timestamptz) returns boolean
  language sql immutable parallel safe
  return deleted_at is null and closed_at is null;

create function collect_fields_required(event_fields text[], visa_required boolean) returns text[]
  language sql immutable parallel safe
  return case when visa_required then
    (select array_agg(distinct field order by field) from unnest(
      event_fields || array['dateOfBirth', 'passportNumber', 'passportCountryIssue', 'passportExpirationDate']
    ) as field) else event_fields end;

create function collect_fields_missing(required text[], booking jsonb, participant jsonb) returns text[]
  language sql immutable parallel safe
  return array(
    select field from unnest(required) as field,
      lateral (select lower(regexp_replace(field, '([A-Z])', '_\\1', 'g')) as name) as col
    where coalesce(booking ->> col.name, participant ->> col.name, '') in ('', '[]'));

create function booking_collect_fields(event_id bigint, visa_required boolean) returns text[]
  language sql stable parallel safe
  return (select collect_fields_required(e.collect_fields, visa_required) from centre_events e where e.id = event_id);

create function booking_collect_status(event_id bigint, person_id bigint, visa_required boolean, booking jsonb) returns text
  language sql stable parallel safe
  return (
    select case
      when cardinality(r.fields) = 0 then 'NOT_REQUIRED'
      when cardinality(collect_fields_missing(r.fields, booking, to_jsonb(p))) = 0 then 'COMPLETE'
      else 'INCOMPLETE' end
    from (select booking_collect_fields(event_id, visa_required) as fields) r
    left join participants p on p.id = person_id);

create function reportable_spend_count(event_id bigint, person_id bigint, booking_status text) returns integer
  language sql stable parallel safe
  return (
    select count(*)::integer
    from participants p
    join centre_events e on e.id = event_id
    join estimated_costs c on c.centre_event_id = e.id
    where p.id = person_id and p.is_hcp and booking_status = 'CONFIRMED'
      and e.date_end < local_today(e.time_zone)
      and c.amount_inc_vat > 0 and c.unit_mode <> 'PER_TRAINER');
`;
