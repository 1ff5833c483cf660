import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A row that would make somebody who looks like one who is known, or like one of an earlier row, waits until somebody has
 * decided (G3). What its person is told by is kept beside it, as many rows of a file are compared with all of them.
 *
 * Names are compared as one word: without an index, each row would go through the people of its country.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, rows + names);

const rows = `
alter table record_import_rows
  add column person_keys text[],
  add column alike jsonb,
  add column decision text not null default 'LEAVE' check (decision in ('LEAVE', 'CREATE', 'USE')),
  add column person_id bigint,
  drop constraint record_import_rows_outcome_check,
  add constraint record_import_rows_outcome_check check (outcome in ('NEW', 'CHANGED', 'UNCHANGED', 'ALIKE', 'REFUSED')),
  add constraint record_import_rows_used check ((decision = 'USE') = (person_id is not null));
create index record_import_rows_people on record_import_rows using gin (person_keys) with (fastupdate = off);
create index record_import_rows_alike on record_import_rows (import_id, position) where alike is not null;
`;

const names = `
create index participants_alike on participants (country_id, translate(f_search(last_name), ' ''-', '')) where deleted_at is null;
analyze participants;
`;
