import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Database } from '#server/db/Database.ts';
import { run, type Tx } from '#server/db/rows.ts';
import type { DocumentStore } from '#server/documents/store/DocumentStore.ts';
import { hourly } from '#server/jobs/hourly.ts';
import { inChunks } from '#server/jobs/inChunks.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { passportsDue } from '../passport/purgeMeasures.ts';
import { hasItsFile } from './passportMeasures.ts';

/** Generated documents print passports: their files are encrypted, and go when those of their event do (G4). */

const CHUNK = 500;

/** Seals with the present key what was made in clear, or with an earlier one. */
export const sealPassportFiles = (store: DocumentStore): Job =>
  hourly(async (database) => {
    let count = 0;
    for (const hash of await passportFiles(database)) if (await store.seal(hash)) count += 1;
    return count;
  });

/**
 * Opens each of them: better to find at the start that a key is missing than when somebody wants the letter.
 * @throws where none of the keys is the one that it was sealed with
 */
export async function tryPassportFiles(database: Database, store: DocumentStore): Promise<void> {
  for (const hash of await passportFiles(database))
    if (await store.has(hash)) (await store.open(hash)).content.destroy();
}

const passportFiles = (database: Database): Promise<readonly string[]> =>
  database.transaction(async (tx) => {
    const found = await run<{ hash: string }>(
      tx,
      sql`select distinct d.file_hash as hash from generated_documents d where d.holds_passport and ${hasItsFile('d')}`,
    );
    return found.map(({ hash }) => hash);
  });

/**
 * Files that print passports go when those of their event do. What was made, by whom, for whom and with which
 * fingerprint stays (M4); the file is swept from the store.
 */
export function deletePassportFiles(days: number): Job {
  return (database, now) =>
    inChunks(CHUNK, () =>
      jobTransaction(database, now, (tx) => deleteSome(tx, passportsDue('e', days), now)),
    );
}

/** G5: those that print the passports of these people, alone or with others. */
export async function deletePassportFilesOf(tx: Tx, people: readonly string[], now: Date): Promise<void> {
  const isTheirs = sql`exists (select 1 from generated_document_records r
    where r.generated_document_id = d.id and r.context = 'PARTICIPANT' and r.record_id = any(${[...people]}::text[]))`;
  await inChunks(CHUNK, () => deleteSome(tx, isTheirs, now));
}

/** Of documents "d" of events "e" that are meant; answers how many. */
async function deleteSome(tx: Tx, isMeant: Sql, now: Date): Promise<number> {
  const moment = now.toISOString();
  const deleted = await run(
    tx,
    sql`with gone as (
          insert into deleted_document_files (generated_document_id, date_deleted)
          select d.id, ${moment} from generated_documents d join centre_events e on e.id = d.centre_event_id
          where d.holds_passport and ${hasItsFile('d')} and ${isMeant}
          order by d.id limit ${CHUNK}
          returning generated_document_id)
        insert into audits (auditable_type, auditable_id, event, model, old_values, new_values, user_id, country_id, created_at)
        select 'GeneratedDocument', d.id, 'updated', d.title, jsonb_build_object('file_name', d.file_name),
          '{"file_name": null}', null, e.country_id, ${moment}
        from gone join generated_documents d on d.id = gone.generated_document_id
          join centre_events e on e.id = d.centre_event_id
        returning 1`,
  );
  return deleted.length;
}
