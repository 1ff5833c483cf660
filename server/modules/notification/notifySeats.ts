import type { Database } from '#server/db/Database.ts';
import { notifyNext } from './service.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

/** W4: seats that became free without a write that would have told, such as by a limit that no longer blocks. */
export async function notifySeats(database: Database, now: Date): Promise<number> {
  return (await jobTransaction(database, now, (tx) => notifyNext({ tx, now }))) ?? 0;
}
