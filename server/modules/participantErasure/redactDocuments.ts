import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { run, selectIds, type Tx } from '#server/db/rows.ts';
import { deletePassportFilesOf } from '../documentRun/index.ts';
import { blanked } from './blanked.ts';
import type { Erased } from './Erased.ts';

/** Of a generated document what it is called: its kind, where it has one, and whom it is for. */
export const pseudonymousTitle = (document: string, pseudonym: string): Sql =>
  sql`case when ${sql.id(document, 'run_type')} is null then ${pseudonym}::text
    else concat_ws(' · ', split_part(${sql.id(document, 'title')}, ' · ', 1), ${pseudonym}::text) end`;

/**
 * What documents were to say of them, that they were made, and what was mailed. What was made stays (M4), but for the
 * files that print their passports (G4).
 */
export async function redactDocuments(tx: Tx, erased: Erased, now: Date): Promise<void> {
  const { people, bookings, pseudonym } = erased;
  await deletePassportFilesOf(tx, people, now);
  const theirs = sql`d.participant_id = any(${[...people]}::bigint[])`;
  // As with its notes: what is said of a seat that they were taken off is of whoever has it now.
  const emptied = await selectIds(
    tx,
    sql`select b.id::text from event_bookings b where b.id = any(${[...erased.left]}::bigint[]) and b.participant_id is null`,
  );
  const seats = [...bookings, ...emptied];
  const records = [...people.map((id) => `PARTICIPANT:${id}`), ...seats.map((id) => `EVENT_BOOKING:${id}`)];
  await run(
    tx,
    sql`update document_runs set modified_fields = modified_fields - ${records}::text[]
        where jsonb_exists_any(modified_fields, ${records}::text[])`,
  );
  await run(
    tx,
    sql`update document_mails m set email = '', name = ${pseudonym}, subject = '', html = ''
        from generated_documents d where d.id = m.generated_document_id and ${theirs}`,
  );
  const naming = { these: ['mailed_to', 'file_name'] };
  await run(
    tx,
    sql`update audits a set model = ${pseudonymousTitle('d', pseudonym)},
          old_values = ${blanked('old_values', naming)}, new_values = ${blanked('new_values', naming)}
        from generated_documents d where ${theirs} and a.auditable_type = 'GeneratedDocument' and a.auditable_id = d.id`,
  );
}
