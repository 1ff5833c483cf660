import { sql } from 'kysely';
import type { RemovedRows } from '#server/jobs/keptByColumns.ts';

/** A document that was removed stays as a row because of its steps, and nothing brings it back: its file goes. */
export const removedDocuments: RemovedRows = {
  approved_documents: sql`t.deleted_at is not null`,
  approval_steps: sql`exists (select 1 from approved_documents d where d.id = t.approved_document_id and d.deleted_at is not null)`,
};
