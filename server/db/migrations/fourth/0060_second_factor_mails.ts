import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What becomes of a second factor is told to its owner, as a new password is. */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);

const statements = `
alter table outgoing_mails drop constraint outgoing_mails_kind_check;
alter table outgoing_mails add constraint outgoing_mails_kind_check
  check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_RESET',
    'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED', 'SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE', 'VIEW_ENTERED'));
`;
