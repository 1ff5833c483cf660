import type { Tx } from '#server/db/rows.ts';
import { inChunks } from '#server/jobs/inChunks.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { type PassportTable, passportTables } from './passportColumns.ts';

/** As many rows as one transaction of such a job takes. */
export const CHUNK = 500;

/** A job on the tables that hold passports, in transactions of a few hundred rows. */
export const passportJob =
  (work: (tx: Tx, table: PassportTable) => Promise<number>): Job =>
  async (database, now) => {
    let count = 0;
    for (const table of passportTables)
      count += await inChunks(CHUNK, () => jobTransaction(database, now, (tx) => work(tx, table)));
    return count;
  };
