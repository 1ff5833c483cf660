import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Of two large tables the few rows that were deleted, which a list of its own shows (B5). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
create index event_bookings_deleted on event_bookings (id) where deleted_at is not null;
create index participants_deleted on participants (id) where deleted_at is not null;
`,
  );
