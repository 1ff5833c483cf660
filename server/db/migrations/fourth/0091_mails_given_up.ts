import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** A mail of a document that was refused, or tried in vain, was not sent: it may be sent anew, and its sender is told (M5). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, mails + notices);

const mails = `
alter table document_mails add column date_failed timestamptz(3);
update document_mails m set date_failed = queued.dropped_at from outgoing_mails queued
  where queued.kind = 'DOCUMENT' and queued.subject_id = m.id::text and queued.dropped_at is not null;
drop index document_mails_once;
create unique index document_mails_once on document_mails (generated_document_id) where not is_again and date_failed is null;
`;

const notices = `
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_subject,
  add column generated_document_id bigint references generated_documents,
  add constraint notifications_kind_check check
    (kind in ('SEAT_FREE', 'DOCUMENT_STALE', 'VIEW_ENTERED', 'REQUEST_MADE', 'REQUEST_DECIDED', 'MAIL_FAILED')),
  add constraint notifications_subject check (case kind
    when 'SEAT_FREE' then centre_event_id is not null and waiting_list_entry_id is not null
    when 'DOCUMENT_STALE' then approved_document_id is not null
    when 'VIEW_ENTERED' then saved_view_id is not null and entered > 0
    when 'MAIL_FAILED' then generated_document_id is not null
    else participant_request_id is not null end);
create index notifications_generated on notifications (generated_document_id) where generated_document_id is not null;
`;
