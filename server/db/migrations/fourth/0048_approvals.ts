import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { facts } from './approvals/facts.ts';
import { factRoots } from './approvals/factRoots.ts';
import { factWords } from './approvals/factWords.ts';

/** Documents that are approved as they are, and for what they say (F1–F4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, factWords + documents + factRoots + facts + steps + broughtOver + notices);
}

/** A document knows what it belongs to, so that an event may have several, and one that was replaced stays with its event. */
const documents = `
alter table approved_documents
  add column centre_event_id bigint references centre_events,
  add column training_centre_id bigint references training_centres,
  add column purpose text not null default 'OTHER' check (purpose in ('CONTRACT', 'AUTHORISATION', 'OTHER')),
  add column run_type text,
  add column document_guid uuid,
  add column template_id bigint references merge_templates,
  add column bound_fields text[] not null default '{}',
  add column bound_roots text[] not null generated always as (fact_roots(bound_fields)) stored,
  add column bound_columns text[] not null generated always as (fact_columns(bound_fields)) stored,
  add column unbound_fields text[] not null default '{}',
  add column file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  add column file_name text,
  add column file_size integer check (file_size > 0),
  add column pages integer check (pages > 0),
  add column date_filed timestamptz(3),
  add column made_hash text,
  add column approved_file_hash text,
  add column approved_file_name text,
  add column kept_facts jsonb,
  add column withdrawn_reason text check (btrim(withdrawn_reason) <> ''),
  add column deleted_at timestamptz(3),
  add constraint approved_documents_whole_file check (num_nulls(file_hash, file_name, file_size, pages, date_filed) in (0, 5)),
  add constraint approved_documents_one_place check (centre_event_id is null or training_centre_id is null),
  add constraint approved_documents_kept_if_approved check (deleted_at is null or date_approved is null);
create index approved_documents_event on approved_documents (centre_event_id, id);
create index approved_documents_centre on approved_documents (training_centre_id, id);
create index approved_documents_template on approved_documents (template_id);
create index approved_documents_withdrawn_by on approved_documents (withdrawn_by_id);
create table approved_document_records (
  approved_document_id bigint not null references approved_documents,
  context text not null check (context in ('EVENT_BOOKING', 'PARTICIPANT', 'TRAINER')),
  record_id bigint not null,
  primary key (approved_document_id, context, record_id)
);
`;

/** F2 of every approval, also of one whose document has had another uploader since: the approver of old may bring the next file. */
const steps = `
create table approval_steps (
  id bigint generated always as identity primary key,
  approved_document_id bigint not null references approved_documents,
  event text not null check (event in ('ATTACHED', 'UPLOADED', 'APPROVED', 'STALE', 'WITHDRAWN')),
  user_id bigint references users,
  uploader_id bigint references users,
  date timestamptz(3) not null default now(),
  hash text,
  file_hash text,
  jobcode text,
  reason text,
  facts jsonb,
  check (event <> 'APPROVED' or (jobcode is not null and user_id is distinct from uploader_id)),
  check (event <> 'WITHDRAWN' or btrim(reason) <> '')
);
create index approval_steps_document on approval_steps (approved_document_id, id);
create index approval_steps_user on approval_steps (user_id);
create index approval_steps_uploader on approval_steps (uploader_id);
create function approval_steps_stay() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'What was approved, and what was done about it, stays as it was.'
      using errcode = 'restrict_violation', constraint = 'approval_steps_stay';
  end $$;
create trigger approval_steps_stay before update or delete on approval_steps
  for each row execute function approval_steps_stay();
create trigger approval_steps_never_truncated before truncate on approval_steps
  for each statement execute function approval_steps_stay();
alter table approved_documents drop constraint approved_documents_check2;
`;

/** What was approved before anybody could say of what, holds for what it is about on the day of the upgrade. */
const broughtOver = `
update approved_documents d set centre_event_id = e.id, bound_fields = event_document_fields()
  from (select approved_document_id, min(id) as id from centre_events group by approved_document_id) e where e.approved_document_id = d.id;
update approved_documents d set training_centre_id = c.id, bound_fields = centre_document_fields()
  from (select approved_document_id, min(id) as id from training_centres group by approved_document_id) c
  where c.approved_document_id = d.id and d.centre_event_id is null;
update approved_documents set withdrawn_reason = 'Withdrawn before reasons were kept.' where date_withdrawn is not null;
update approved_documents d set field_hash = approved_document_hash(d.id), kept_facts = approved_document_kept(d.id) where d.date_approved is not null;
insert into approval_steps (approved_document_id, event, user_id, date)
  select id, 'ATTACHED', author_id, date_created from approved_documents order by id;
insert into approval_steps (approved_document_id, event, user_id, uploader_id, date, hash, jobcode, facts)
  select id, 'APPROVED', approved_by_id, author_id, date_approved, field_hash, jobcode, kept_facts from approved_documents where date_approved is not null order by id;
insert into approval_steps (approved_document_id, event, user_id, date, hash, reason)
  select id, 'WITHDRAWN', withdrawn_by_id, date_withdrawn, field_hash, withdrawn_reason from approved_documents where date_withdrawn is not null order by id;
alter table approved_documents add constraint approved_documents_withdrawn_for check ((date_withdrawn is null) = (withdrawn_reason is null));
alter table centre_events drop column approved_document_id;
alter table training_centres drop column approved_document_id;
`;

const notices = `
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  alter column centre_event_id drop not null,
  alter column waiting_list_entry_id drop not null,
  add column approved_document_id bigint references approved_documents,
  add constraint notifications_kind_check check (kind in ('SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE')),
  add constraint notifications_subject check (case kind
    when 'SEAT_FREE' then centre_event_id is not null and waiting_list_entry_id is not null
    when 'DOCUMENT_STALE' then approved_document_id is not null end);
create index notifications_document on notifications (approved_document_id);
alter table outgoing_mails drop constraint outgoing_mails_kind_check;
alter table outgoing_mails add constraint outgoing_mails_kind_check
  check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE'));
`;
