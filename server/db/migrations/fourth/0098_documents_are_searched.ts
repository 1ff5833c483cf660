import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Documents are listed in pages, by the days that their tabs go by, and found by words. */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, search + orders);

const search = `
alter table approved_documents add column search_text text not null generated always as
  (f_search(name || ' ' || coalesce(jobcode, '') || ' ' || coalesce(file_name, ''))) stored;
create index approved_documents_search on approved_documents using gin (search_text gin_trgm_ops);
`;

const orders = `
create index approved_documents_modified on approved_documents (date_modified desc, id desc) where deleted_at is null;
create index approved_documents_approved on approved_documents (date_approved desc nulls last, id desc) where deleted_at is null;
`;
