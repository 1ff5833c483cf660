import type { Kysely } from 'kysely';
import { indexSearchText, touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Training centres and who teaches there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('training_centres'));
  await indexSearchText(db, 'training_centres');
}

const tables = `
create table training_centres (
  id bigint generated always as identity primary key,
  name text collate people not null check (name <> ''),
  address text,
  city text collate people,
  postal_code text,
  country_id bigint not null references countries,
  time_zone text not null default 'UTC',
  indication_id bigint references indications,
  training_expertise text,
  description text,
  is_published boolean not null default false,
  lead_trainer_id bigint references trainers,
  location_image text,
  authorisation_required boolean not null default false,
  authorisation_required_text text,
  contract_required boolean not null default false,
  contract_required_text text,
  approved_document_id bigint references approved_documents,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  search_text text not null generated always as (f_search(name || ' ' || coalesce(city, ''))) stored
);
create index training_centres_name on training_centres (name, id);
create index training_centres_country on training_centres (country_id, name, id);
create index training_centres_indication on training_centres (indication_id, name, id);
create index training_centres_lead on training_centres (lead_trainer_id);
create index training_centres_document on training_centres (approved_document_id);
create table training_centre_trainers (
  training_centre_id bigint not null references training_centres on delete cascade,
  trainer_id bigint not null references trainers,
  priority integer not null,
  primary key (training_centre_id, trainer_id),
  unique (training_centre_id, priority)
);
create index training_centre_trainers_trainer on training_centre_trainers (trainer_id);
`;
