import type { Database } from '../db/Database.ts';

/** Work that nobody asks for: done once a minute, and answering how many rows it changed. */
export type Job = (database: Database, now: Date) => Promise<number>;
