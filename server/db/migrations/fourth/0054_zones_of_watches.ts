import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** By whose days a watch judges a view that says "today": nobody asks while it is looked at. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, `alter table saved_view_watches add column zone text not null default 'UTC';`);
