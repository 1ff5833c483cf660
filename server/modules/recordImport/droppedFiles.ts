import { sql } from 'kysely';
import type { RemovedRows } from '#server/jobs/keptByColumns.ts';

/** Imports whose file holds what is not to be kept: their rows stay, without it. */
export const droppedFiles: RemovedRows = { record_imports: sql`t.file_dropped` };
