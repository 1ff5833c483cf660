import type { Kysely } from 'kysely';
import { indexSearchText, touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Events with their trainers, agenda and estimated costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('centre_events') + touchTrigger('estimated_costs'));
  await indexSearchText(db, 'centre_events');
}

const tables = `
create table centre_events (
  id bigint generated always as identity primary key,
  name text collate people not null check (name <> ''),
  date_start date,
  date_end date,
  time_zone text not null default 'UTC',
  training_centre_id bigint not null references training_centres,
  country_id bigint not null references countries,
  event_status text,
  is_published boolean not null default false,
  brand text,
  language text,
  description text,
  objectives text,
  lead_trainer_id bigint references trainers,
  approved_document_id bigint references approved_documents,
  restrict_countries boolean not null default false,
  authorisation_obtained boolean not null default false,
  authorisation_obtained_text text,
  contract_executed boolean not null default false,
  contract_executed_text text,
  clinical_cases_detail text,
  collect_fields text[] not null default '{}',
  global_manage_flights boolean not null default false,
  max_trainees integer check (max_trainees >= 0),
  max_staff integer check (max_staff >= 0),
  max_bookings_country integer check (max_bookings_country >= 0),
  max_bookings_user integer check (max_bookings_user >= 0),
  max_waiting_list integer check (max_waiting_list >= 0),
  placeholder_expiry_days integer check (placeholder_expiry_days >= 0),
  costs_base_currency text check (costs_base_currency ~ '^[A-Z]{3}$'),
  cost_accommodation text,
  cost_coffee text,
  cost_dinner text,
  cost_flights text,
  cost_lunch text,
  cost_transfers text,
  hotel_name text,
  hotel_address text,
  hotel_phone text,
  logistics_vendor_lead_name text,
  logistics_vendor_lead_email text,
  logistics_vendor_lead_phone text,
  onsite_contact_name text,
  onsite_contact_email text,
  onsite_contact_phone text,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  search_text text not null generated always as (f_search(name || ' ' || coalesce(description, ''))) stored,
  check (date_end >= date_start),
  check (date_end is null or date_start is not null)
);
create index centre_events_date_start on centre_events (date_start, id) where deleted_at is null;
create index centre_events_name on centre_events (name, id) where deleted_at is null;
create index centre_events_country on centre_events (country_id, date_start, id) where deleted_at is null;
create index centre_events_centre on centre_events (training_centre_id, date_start, id) where deleted_at is null;
create index centre_events_language on centre_events (language, date_start, id) where deleted_at is null;
create index centre_events_published on centre_events (is_published, date_start, id) where deleted_at is null;
create index centre_events_restricted on centre_events (date_start, id) where restrict_countries and deleted_at is null;
create index centre_events_lead on centre_events (lead_trainer_id);
create index centre_events_document on centre_events (approved_document_id);
create table centre_event_trainers (
  centre_event_id bigint not null references centre_events on delete cascade,
  trainer_id bigint not null references trainers,
  priority integer not null,
  prep_minutes integer not null default 0 check (prep_minutes >= 0),
  post_minutes integer not null default 0 check (post_minutes >= 0),
  travel_minutes integer not null default 0 check (travel_minutes >= 0),
  activity_description text,
  primary key (centre_event_id, trainer_id),
  unique (centre_event_id, priority)
);
create index centre_event_trainers_trainer on centre_event_trainers (trainer_id);
create table centre_event_allowed_countries (
  centre_event_id bigint not null references centre_events on delete cascade,
  country_id bigint not null references countries,
  primary key (centre_event_id, country_id)
);
create index centre_event_allowed_countries_country on centre_event_allowed_countries (country_id);
create table agendas (
  id bigint generated always as identity primary key,
  centre_event_id bigint not null references centre_events on delete cascade,
  kind text not null default 'LIVE' check (kind in ('LIVE', 'ORIGINAL')),
  name text,
  unique (centre_event_id, kind)
);
create table agenda_sections (
  id bigint generated always as identity primary key,
  agenda_id bigint not null references agendas on delete cascade,
  name text not null,
  "order" integer not null default 0
);
create index agenda_sections_agenda on agenda_sections (agenda_id, "order", id);
create table agenda_items (
  id bigint generated always as identity primary key,
  agenda_section_id bigint not null references agenda_sections on delete cascade,
  name text not null,
  objectives text,
  "order" integer not null default 0,
  time_start timestamp(0) not null,
  time_end timestamp(0) not null,
  check (time_end > time_start)
);
create index agenda_items_section on agenda_items (agenda_section_id, "order", id);
create table agenda_item_trainers (
  agenda_item_id bigint not null references agenda_items on delete cascade,
  trainer_id bigint not null references trainers,
  exclude_in_honoraria boolean not null default false,
  primary key (agenda_item_id, trainer_id)
);
create index agenda_item_trainers_trainer on agenda_item_trainers (trainer_id);
create table estimated_costs (
  id bigint generated always as identity primary key,
  centre_event_id bigint not null references centre_events on delete cascade,
  cost_category_id bigint not null references cost_categories,
  name text not null check (name <> ''),
  description text,
  unit_mode text not null default 'FIXED' check (unit_mode in ('FIXED', 'PER_PARTICIPANT', 'PER_TRAINER', 'PER_PERSON')),
  fixed_units integer check (fixed_units >= 0),
  participants integer check (participants >= 0),
  trainers integer check (trainers >= 0),
  amount_exc_vat integer not null check (amount_exc_vat >= 0),
  amount_inc_vat integer not null check (amount_inc_vat >= amount_exc_vat),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now()
);
create index estimated_costs_event on estimated_costs (centre_event_id, id);
create index estimated_costs_category on estimated_costs (cost_category_id);
`;
