import type { Kysely } from 'kysely';
import { indexSearchText, touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Participants and trainers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('participants') + touchTrigger('trainers'));
  await indexSearchText(db, 'participants');
  await indexSearchText(db, 'trainers');
}

const names = `
  name_title text,
  first_name text collate people,
  last_name text collate people not null check (last_name <> ''),
  name text collate people not null generated always as (person_name(first_name, last_name)) stored,
  full_name text collate people not null generated always as (coalesce(name_title || ' ', '') || person_name(first_name, last_name)) stored,`;

const tables = `
create table participants (
  id bigint generated always as identity primary key,
  ${names}
  gender text,
  is_hcp boolean not null default true,
  job_title text,
  speciality text,
  email text,
  phone_country_code text,
  phone text,
  mobile text,
  fax text,
  address text,
  city text,
  postal_code text,
  country_id bigint references countries,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  onekey_id text check (onekey_id <> ''),
  veeva_id text check (veeva_id <> ''),
  allergies text,
  dietary_requirements text,
  expertise_speciality text,
  expertise_toxin text,
  expertise_ultrasound text,
  expertise_emg text,
  spasticity_focus text,
  spoken_languages text[] not null default '{}',
  techniques_used text[] not null default '{}',
  notes text,
  collect_fields text[] not null default '{}',
  author_id bigint references users,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  search_text text not null generated always as (f_search(
    coalesce(name_title || ' ', '') || person_name(first_name, last_name) || ' ' || coalesce(email, '') || ' '
    || coalesce(city, '') || ' ' || coalesce(onekey_id, '') || ' ' || coalesce(veeva_id, '')
  )) stored
);
create unique index participants_onekey on participants (onekey_id) where onekey_id is not null and deleted_at is null;
create unique index participants_veeva on participants (veeva_id) where veeva_id is not null and deleted_at is null;
create index participants_last_name on participants (last_name, id) where deleted_at is null;
create index participants_date_created on participants (date_created, id) where deleted_at is null;
create index participants_sort_name on participants (last_name, first_name, id);
create index participants_country on participants (country_id, last_name, id) where deleted_at is null;
create index participants_author on participants (author_id);
create index participants_email on participants (lower(email)) where deleted_at is null;
create table trainers (
  id bigint generated always as identity primary key,
  ${names}
  photo text,
  email text,
  address text,
  city text,
  postcode text,
  country_id bigint references countries,
  position text,
  hospital text,
  faculty text,
  description text,
  experience text,
  main_interests text,
  research_work text,
  primary_language text,
  spoken_languages text[] not null default '{}',
  fmv_amount integer check (fmv_amount >= 0),
  fmv_currency text check (fmv_currency ~ '^[A-Z]{3}$'),
  fmv_last_updated date,
  vat_payable boolean not null default false,
  is_disabled boolean not null default false,
  sap_number text,
  onekey_id text check (onekey_id <> ''),
  veeva_id text check (veeva_id <> ''),
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  search_text text not null generated always as (f_search(
    coalesce(name_title || ' ', '') || person_name(first_name, last_name) || ' ' || coalesce(hospital, '') || ' '
    || coalesce(city, '') || ' ' || coalesce(email, '')
  )) stored
);
create unique index trainers_onekey on trainers (onekey_id) where onekey_id is not null;
create unique index trainers_veeva on trainers (veeva_id) where veeva_id is not null;
create index trainers_last_name on trainers (last_name, id);
create index trainers_first_name on trainers (first_name, id);
create index trainers_date_created on trainers (date_created, id);
create index trainers_country on trainers (country_id, last_name, id);
`;
