import { sql } from 'kysely';
import { jobcodeTaken } from '#server/errors/approvalRefusals.ts';
import type { Draft, Row } from '#server/db/Row.ts';
import { exists, run, update } from '#server/db/rows.ts';
import { forbidden } from '#server/errors/errors.ts';
import { auditChange, pick } from '#server/graphql/write/auditChange.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { writeScope } from '#server/graphql/write/WritePolicy.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { documentPolicy } from './documentPolicy.ts';

type Document = Row<'approved_documents'>;

/** Documents are changed by what is done with them, not by forms: nothing here is an input. */
export const documentWrites = new Writes({
  type: 'ApprovedDocument',
  table: 'approved_documents',
  noun: 'document',
  policy: documentPolicy,
  nameOf: (row) => row.name,
  countryOf: countryOfDocument,
  // Two with one code at the same moment: who of them was first, nobody knows here.
  constraints: { approved_documents_jobcode: (path) => jobcodeTaken(`${path}.jobcode`, null) },
});

/** Of its event or centre: whose country managers may read what was done. */
async function countryOfDocument(row: Document, { tx }: Write): Promise<string | null> {
  const [found] = await run<{ id: string }>(
    tx,
    sql`select coalesce(e.country_id, c.country_id)::text as id from approved_documents d
        left join centre_events e on e.id = d.centre_event_id left join training_centres c on c.id = d.training_centre_id where d.id = ${row.id}`,
  );
  return found?.id ?? null;
}

/**
 * Answers what refuses a document of an event or centre that the viewer may not give documents to.
 * @throws forbidden at once where there can be no other
 */
export function refusalOfUnreached(
  { tx, viewer }: Write,
  doing: string,
): (document: Pick<Document, 'id'>) => Promise<void> {
  const scope = writeScope(documentPolicy, viewer, [], doing);
  return async ({ id }) => {
    const isReached = await exists(
      tx,
      sql`select 1 from approved_documents t where t.id = ${id} and ${scope('t')}`,
    );
    if (!isReached) throw forbidden(doing);
  };
}

/** Writes what changes and tells the log of it (S4). */
export async function changeDocument(
  write: Write,
  old: Document,
  values: Draft<'approved_documents'>,
  event: 'updated' | 'deleted' = 'updated',
): Promise<void> {
  const row = await update(write.tx, 'approved_documents', old.id, values);
  const keys = Object.keys(values).filter((key) => !internal.has(key));
  await auditChange(write, documentWrites.definition, row, {
    event,
    old: pick(old, keys),
    new: event === 'deleted' ? null : pick(row, keys),
  });
}

/** What follows from the rest. */
const internal: ReadonlySet<string> = new Set(['kept_facts', 'made_hash', 'deleted_at', 'date_filed']);
