import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** One notice tells of all mails of a run that were not delivered (M5): what fails before it is read adds to it. */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, notices);

const notices = `
alter table notifications add column document_run_id bigint references document_runs;
update notifications set entered = 1 where kind = 'MAIL_FAILED';
create unique index notifications_one_unread_run on notifications (user_id, document_run_id)
  where date_read is null and document_run_id is not null;
create index notifications_run on notifications (document_run_id) where document_run_id is not null;
`;
