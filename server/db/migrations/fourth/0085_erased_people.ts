import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Somebody of whom nothing personal is kept any more, so that what was counted of them still is (G5, ADR 44). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, 'alter table participants add erased_at timestamptz(3);');
