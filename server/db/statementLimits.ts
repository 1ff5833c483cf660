import { sql } from 'kysely';
import type { Tx } from './rows.ts';

/** How long one statement may take, in ms. */
export interface StatementLimits {
  readonly readMs: number;
  readonly writeMs: number;
}

export const usualLimits: StatementLimits = { readMs: 5_000, writeMs: 30_000 };

/** What migrations, jobs and imports say of a transaction in which a statement may take its time. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql.raw(withoutLimit).execute(tx);
}

export const withoutLimit = 'set local statement_timeout = 0';

/** How Postgres calls a statement that was ended from outside, for its time or because nobody waits for it. */
export const statementEnded = '57014';
