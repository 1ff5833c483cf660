import type { Kysely } from 'kysely';
import { indexSearchText, touchTrigger } from '../first/0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Addresses that lead somewhere else (spec §2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('redirects'));
  await indexSearchText(db, 'redirects');
}

const tables = `
create table redirects (
  id bigint generated always as identity primary key,
  path text not null check (path like '/%' and path not like '//%'),
  target text not null check (target <> ''),
  notes text,
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  search_text text not null generated always as (f_search(path || ' ' || target || ' ' || coalesce(notes, ''))) stored
);
create unique index redirects_path on redirects (path) where deleted_at is null;
create index redirects_date_modified on redirects (date_modified, id) where deleted_at is null;
`;
