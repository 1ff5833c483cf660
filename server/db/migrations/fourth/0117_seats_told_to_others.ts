import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** W4: several may be told of one entry, where its author can no longer give the seat. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
drop index notifications_one_unread;
create unique index notifications_one_unread on notifications (user_id, waiting_list_entry_id) where date_read is null;
`,
  );
