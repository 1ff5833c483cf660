import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import { passportTables, resealPassports as resealSome } from '../modules/passport/index.ts';
import type { Job } from './Job.ts';
import { jobTransaction } from './jobTransaction.ts';

const CHUNK = 500;

/** G4: after a change of PASSPORT_KEY, in transactions of a few hundred rows, until nothing needs an earlier key. */
export function resealPassports(cipher: ColumnCipher): Job {
  return async (database, now) => {
    let count = 0;
    for (const table of passportTables) {
      for (let done = CHUNK; done === CHUNK; count += done)
        done = (await jobTransaction(database, now, (tx) => resealSome(tx, cipher, table, CHUNK))) ?? 0;
    }
    return count;
  };
}
