import type { Tx } from '../db/rows.ts';
import type { DocumentStore } from '../documents/store/DocumentStore.ts';
import { hourly } from './hourly.ts';
import type { Job } from './Job.ts';
import { jobTransaction } from './jobTransaction.ts';

/** Which of these files of the store some row names. */
type KeptDocuments = (tx: Tx, hashes: readonly string[]) => Promise<readonly string[]>;

/** Longer than any write takes: what is younger may be about to be named. */
const youngMs = 24 * 3_600_000;

/**
 * Removes files of the store that no row names: made and never kept, or left by a process that died over them. Answers
 * the number of files.
 */
export const sweepDocuments = (store: DocumentStore, keptOf: KeptDocuments): Job =>
  hourly(async (database, now) => {
    const kept = async (hashes: readonly string[]): Promise<ReadonlySet<string>> => {
      const told = await jobTransaction(database, now, (tx) => keptOf(tx, hashes));
      // Another process is at it.
      return new Set(told ?? hashes);
    };
    return store.sweep(kept, new Date(now.getTime() - youngMs));
  });
