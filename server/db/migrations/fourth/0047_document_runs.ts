import type { Kysely } from 'kysely';
import { touchTrigger } from '../first/0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/**
 * Runs, the documents that were made of them, and what was mailed. A run is one for its kind and parameters (M2); a
 * document never changes (M4); nobody is mailed the same document twice without being asked for (M5).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('document_runs') + guards);
}

const tables = `
create table document_runs (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  run_type text not null,
  centre_event_id bigint not null references centre_events,
  params jsonb not null,
  modified_fields jsonb not null default '{}',
  author_id bigint references users,
  date_created timestamptz(3) not null,
  date_modified timestamptz(3) not null default now()
);
create unique index document_runs_of_params on document_runs (run_type, md5(params::text));
create index document_runs_of_event on document_runs (centre_event_id, date_created);
create index document_runs_author on document_runs (author_id);
create index document_runs_created on document_runs (date_created, id);

create table generated_documents (
  id bigint generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  document_run_id bigint references document_runs,
  impression_keys text[] not null,
  run_type text,
  title text collate people not null,
  file_name text not null,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  file_size integer not null check (file_size > 0),
  pages integer not null check (pages > 0),
  template_id bigint references merge_templates,
  language text not null,
  fields jsonb not null,
  holds_passport boolean not null default false,
  centre_event_id bigint references centre_events,
  event_booking_id bigint references event_bookings,
  participant_id bigint references participants,
  trainer_id bigint references trainers,
  author_id bigint not null references users,
  date_created timestamptz(3) not null
);
create index generated_documents_of_run on generated_documents (document_run_id, id);
create index generated_documents_of_event on generated_documents (centre_event_id, date_created);
create index generated_documents_of_template on generated_documents (template_id);
create index generated_documents_author on generated_documents (author_id);
create index generated_documents_created on generated_documents (date_created, id);
create index generated_documents_hash on generated_documents (file_hash);
create table generated_document_records (
  generated_document_id bigint not null references generated_documents,
  binding text not null,
  context text not null,
  record_id text not null,
  primary key (generated_document_id, context, record_id)
);
create index generated_document_records_of on generated_document_records (context, record_id, generated_document_id);

create table document_mails (
  id bigint generated always as identity primary key,
  generated_document_id bigint not null references generated_documents,
  email text not null,
  name text not null,
  subject text not null,
  html text not null,
  is_again boolean not null,
  author_id bigint not null references users,
  date_created timestamptz(3) not null
);
create unique index document_mails_once on document_mails (generated_document_id) where not is_again;
create index document_mails_of_document on document_mails (generated_document_id, date_created);
create index document_mails_author on document_mails (author_id);

alter table outgoing_mails alter column user_id drop not null;
alter table outgoing_mails drop constraint outgoing_mails_kind_check;
alter table outgoing_mails add constraint outgoing_mails_kind_check
  check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SEAT_FREE', 'DOCUMENT'));
alter table outgoing_mails add constraint outgoing_mails_to check (user_id is not null or kind = 'DOCUMENT');
`;

/** What was handed out is what is kept. */
const guards = `
create function documents_never_change() returns trigger
  language plpgsql as $$
  begin
    raise exception 'A generated document never changes: make another one.';
  end $$;
create trigger generated_documents_never_change before update or delete on generated_documents
  for each row execute function documents_never_change();
create trigger generated_documents_never_truncated before truncate on generated_documents
  for each statement execute function documents_never_change();
create trigger generated_document_records_never_change before update or delete on generated_document_records
  for each row execute function documents_never_change();
create trigger generated_document_records_never_truncated before truncate on generated_document_records
  for each statement execute function documents_never_change();
`;
