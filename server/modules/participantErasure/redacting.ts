import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';

/** What is kept as it was, the audit and the steps of approvals, lets nobody else rewrite a row. */
export async function redacting(tx: Tx, work: () => Promise<void>): Promise<void> {
  const allow = (how: 'on' | 'off') => run(tx, sql`select set_config('convene.redacting', ${how}, true)`);
  await allow('on');
  await work();
  await allow('off');
}
