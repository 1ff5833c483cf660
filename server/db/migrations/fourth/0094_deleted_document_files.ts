import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** A document stays as it was made (M4); that its file is gone, with the passports it printed (G4), is told beside it. */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, deletedFiles);

const deletedFiles = `
create table deleted_document_files (
  generated_document_id bigint primary key references generated_documents,
  date_deleted timestamptz(3) not null
);
create index generated_documents_with_passports on generated_documents (centre_event_id) where holds_passport;
`;
