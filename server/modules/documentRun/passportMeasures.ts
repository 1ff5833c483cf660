import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { readsPassport } from '../passport/passportScope.ts';

/** Generated documents, by their alias, that have a file. */
type Made = (alias: string) => Sql;

/** Of the generated documents that meet the condition one that prints passports, the open one if there is any; else null. */
export const passportsIn = (documents: Made, viewer: Viewer): Sql =>
  sql`(select json_build_object('id', printed.id::text, 'title', printed.title, 'countryId', held.country_id::text, 'isOpen', printed.is_open)
    from (select made.id, made.title, made.centre_event_id, ${isOpenTo('made', viewer)} as is_open
      from generated_documents made where ${documents('made')} and made.holds_passport) printed
    left join centre_events held on held.id = printed.centre_event_id order by printed.is_open desc, printed.id limit 1)`;

/** Whether a file prints passports that the viewer may not have (G4). */
export const isWithheld = (file: Sql, viewer: Viewer): Sql =>
  sql`coalesce(not (${passportsIn((made) => hasFile(made, file), viewer)} ->> 'isOpen')::boolean, false)`;

/** Whether a generated document has this file. */
export const hasFile = (made: string, file: Sql): Sql => sql`${sql.id(made, 'file_hash')} = ${file}`;

/**
 * What prints passports is for whoever made it, and for those who may read the passports of all who are in it without
 * saying why; for nobody once its file is deleted.
 */
const isOpenTo = (alias: string, viewer: Viewer): Sql =>
  sql`(${hasItsFile(alias)} and (${sql.id(alias, 'author_id')} = ${viewer.id}::bigint or not exists (
    select 1 from generated_document_records r join event_bookings b on r.context = 'EVENT_BOOKING' and b.id = r.record_id::bigint
    where r.generated_document_id = ${sql.id(alias, 'id')} and not ${readsPassport('b', viewer)})))`;

/** Whether the file of a generated document, by its alias, is still kept. */
export const hasItsFile = (document: string): Sql =>
  sql`not exists (select 1 from deleted_document_files gone where gone.generated_document_id = ${sql.id(document, 'id')})`;

/** When the file of a generated document, by its alias, was deleted; null while it is there. */
export const fileDeletedAt = (document: string): Sql =>
  sql`(select gone.date_deleted from deleted_document_files gone where gone.generated_document_id = ${sql.id(document, 'id')})`;

/** Whether a file was deleted, whatever has it. */
export const isFileDeleted = (file: Sql): Sql => sql`coalesce(${file} in (${deletedFiles}), false)`;

/** Hashes of the files that are deleted, whatever else has them. */
export const deletedFiles: Sql = sql`select made.file_hash from deleted_document_files gone
  join generated_documents made on made.id = gone.generated_document_id`;
