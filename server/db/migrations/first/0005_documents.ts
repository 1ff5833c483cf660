import type { Kysely } from 'kysely';
import { touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Merge templates with their versions (M1) and approved documents (F1–F3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('merge_templates') + touchTrigger('approved_documents'));
}

const tables = `
create table merge_templates (
  id bigint generated always as identity primary key,
  name text collate people not null check (name <> ''),
  key text,
  contexts text[] not null check (
    contexts <@ array['CENTRE_EVENT', 'TRAINING_CENTRE', 'TRAINER', 'PARTICIPANT', 'EVENT_BOOKING']
  ),
  prosemirror jsonb not null,
  html text,
  options jsonb,
  version integer not null default 1 check (version >= 1),
  root_id bigint references merge_templates,
  used_at timestamptz(3),
  author_id bigint references users,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  check ((root_id is null) = (version = 1))
);
create unique index merge_templates_version on merge_templates (coalesce(root_id, id), version);
create unique index merge_templates_key on merge_templates (key) where root_id is null and key is not null;
create index merge_templates_name on merge_templates (name, id);
create index merge_templates_author on merge_templates (author_id);
create table approved_documents (
  id bigint generated always as identity primary key,
  name text collate people not null check (name <> ''),
  jobcode text check (jobcode <> ''),
  document_url text,
  custom_media_id text,
  field_hash text,
  is_custom_document boolean not null default false,
  author_id bigint references users,
  approved_by_id bigint references users,
  date_approved timestamptz(3),
  date_withdrawn timestamptz(3),
  withdrawn_by_id bigint references users,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  check ((date_approved is null) = (approved_by_id is null)),
  check (date_approved is null or jobcode is not null),
  check (approved_by_id <> author_id),
  check (date_withdrawn is null or date_withdrawn >= date_approved)
);
create unique index approved_documents_jobcode on approved_documents (jobcode)
  where date_approved is not null and date_withdrawn is null;
create index approved_documents_name on approved_documents (name, id);
create index approved_documents_author on approved_documents (author_id);
create index approved_documents_approver on approved_documents (approved_by_id);
`;
