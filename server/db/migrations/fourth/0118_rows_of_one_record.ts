import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, keys);

/** C9, G3: what a row of a file has that no other record may have as well, to tell it from the rows above it. */
const keys = `
alter table record_import_rows add column alone_keys text[];
create index record_import_rows_alone on record_import_rows using gin (alone_keys) with (fastupdate = off);
`;
