import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Two records of one person become one (G3, ADR 43): the one that goes is deleted and names the one that stays. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
alter table participants
  add merged_into_id bigint references participants (id)
    check (merged_into_id is null or (deleted_at is not null and merged_into_id <> id));
create index participants_merged_into on participants (merged_into_id) where merged_into_id is not null;

alter table waiting_list_entries
  drop constraint waiting_list_entries_closed_reason_check,
  add constraint waiting_list_entries_closed_reason_check
    check (closed_reason in ('UPGRADED', 'EVENT_STARTED', 'EVENT_CANCELLED', 'ERASED', 'MERGED'));
`,
  );
