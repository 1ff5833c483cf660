import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { select } from '#server/db/rows.ts';
import { notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { documentScope } from './documentScope.ts';
import { holdDocument, holdEvent } from './holdRows.ts';

type Document = Row<'approved_documents'>;

/**
 * The document, locked until the write is done; the row of its event is locked before it (K1), so that neither its agenda
 * nor another approval moves meanwhile.
 * @throws notFound where the viewer sees none (S1)
 */
export async function lockDocument(write: Write, id: string): Promise<Document> {
  const visible = documentScope('t', write.viewer);
  const seen = await mustFind('ApprovedDocument', id, () =>
    select(write.tx, 'approved_documents', sql`where t.id = ${id} and ${visible}`),
  );
  if (seen.centre_event_id !== null) await holdEvent(write, seen.centre_event_id);
  await holdDocument(write, id);
  const [row] = await select(write.tx, 'approved_documents', sql`where t.id = ${id}`);
  if (row === undefined || row.deleted_at !== null) throw notFound('ApprovedDocument', id);
  return row;
}
