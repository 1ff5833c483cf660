import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** A notice counts what it tells of: records that have come into a view, and documents that were not delivered. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, 'alter table notifications rename column entered to count');
