import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, notices + mails);

/** W4: several may be told of one entry, where its author can no longer give the seat. */
const notices = `
drop index notifications_one_unread;
create unique index notifications_one_unread on notifications (user_id, waiting_list_entry_id) where date_read is null;
`;

/** M5: a mail keeps the days of the event that its covering text says, as its document keeps those of its own. */
const mails = `
alter table document_mails add column event_start date, add column event_end date,
  add constraint document_mails_event_days check ((event_start is null) = (event_end is null));
`;
