import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { and } from '#server/db/conditions.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { readsPassport } from '../passport/passportScope.ts';
import { generatedDocumentScope } from './documentRunScope.ts';
import { isUuid } from './readRun.ts';

interface Found {
  readonly id: string;
  readonly hash: string;
  readonly fileName: string;
  readonly title: string;
  readonly countryId: string | null;
  readonly holdsPassport: boolean;
  readonly isOpen: boolean;
}

/**
 * The file of a generated document. One that prints passports is for whoever made it, and for those who may read the
 * passports of all who are in it without saying why; each time it is handed out the log tells of it (G4).
 */
export const generatedDownload: DownloadKind = async (guid, { reads, viewer, database }) => {
  if (viewer === null || !isUuid(guid)) return null;
  const text = await reads.json(
    sql`select json_build_object('id', d.id::text, 'hash', d.file_hash, 'fileName', d.file_name, 'title', d.title,
          'countryId', e.country_id::text, 'holdsPassport', d.holds_passport,
          'isOpen', not d.holds_passport or d.author_id = ${viewer.id}::bigint or not exists (
            select 1 from generated_document_records r join event_bookings b on r.context = 'EVENT_BOOKING' and b.id = r.record_id::bigint
            where r.generated_document_id = d.id and not ${readsPassport('b', viewer)}))::text
        from generated_documents d left join centre_events e on e.id = d.centre_event_id
        where ${and([sql`d.guid = ${guid}::uuid`, generatedDocumentScope('d', viewer)])}`,
  );
  if (text === null) return null;
  const found = JSON.parse(text) as Found;
  if (!found.isOpen) return null;
  if (found.holdsPassport)
    await database.transaction((tx) =>
      recordAudit(tx, {
        type: 'GeneratedDocument',
        id: found.id,
        event: 'revealed',
        name: found.title,
        old: null,
        new: { fields: ['passport_number'] },
        userId: viewer.id,
        countryId: found.countryId,
        at: null,
      }),
    );
  return { hash: found.hash, fileName: found.fileName, type: 'application/pdf' };
};
