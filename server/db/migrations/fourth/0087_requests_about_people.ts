import type { Kysely } from 'kysely';
import { touchTrigger } from '../first/0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** What a manager may not do with a participant and asks others to do: a merge, an erasure (ADR 45). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, requests + touchTrigger('participant_requests') + notices);

const requests = `
create table participant_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('MERGE', 'ERASURE')),
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'DECLINED', 'WITHDRAWN')),
  participant_id bigint not null references participants,
  duplicate_id bigint references participants,
  reason text not null check (reason <> ''),
  author_id bigint not null references users,
  decided_by_id bigint references users,
  date_decided timestamptz(3),
  answer text,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  check ((kind = 'MERGE') = (duplicate_id is not null)),
  check ((state = 'OPEN') = (date_decided is null)),
  check ((state = 'DECLINED') = (answer is not null)),
  check (participant_id <> duplicate_id)
);
create unique index participant_requests_open on participant_requests
  (kind, least(participant_id, duplicate_id), greatest(participant_id, duplicate_id)) where state = 'OPEN';
create index participant_requests_participant on participant_requests (participant_id);
create index participant_requests_duplicate on participant_requests (duplicate_id) where duplicate_id is not null;
create index participant_requests_author on participant_requests (author_id);
create index participant_requests_created on participant_requests (date_created, id);
`;

const notices = `
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_subject,
  add column participant_request_id bigint references participant_requests on delete cascade,
  add constraint notifications_kind_check
    check (kind in ('SEAT_FREE', 'DOCUMENT_STALE', 'VIEW_ENTERED', 'REQUEST_MADE', 'REQUEST_DECIDED')),
  add constraint notifications_subject check (case kind
    when 'SEAT_FREE' then centre_event_id is not null and waiting_list_entry_id is not null
    when 'DOCUMENT_STALE' then approved_document_id is not null
    when 'VIEW_ENTERED' then saved_view_id is not null and entered > 0
    else participant_request_id is not null end);
create index notifications_request on notifications (participant_request_id) where participant_request_id is not null;
alter table outgoing_mails drop constraint outgoing_mails_kind_check;
alter table outgoing_mails add constraint outgoing_mails_kind_check
  check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_RESET',
    'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED', 'SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE', 'VIEW_ENTERED',
    'PARTICIPANT_REQUEST'));
`;
