import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** When a watched view could last be read: one that never can be says so, and each look goes on from what was seen then. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
alter table saved_view_watches add column seen_at timestamptz(3);
update saved_view_watches set seen_at = checked_at;
alter table saved_view_watches alter column seen_at set not null;
`,
  );
