import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { generatedDocumentScope } from './documentRunScope.ts';
import { handsOut, passportsIn, type PrintedPassports } from './handOut.ts';
import { isUuid } from './readRun.ts';

interface Found {
  readonly hash: string;
  readonly fileName: string;
  readonly passports: PrintedPassports | null;
}

/** The file of a generated document. */
export const generatedDownload: DownloadKind = async (guid, context) => {
  const { reads, viewer } = context;
  if (viewer === null || !isUuid(guid)) return null;
  const text = await reads.json(
    sql`select json_build_object('hash', d.file_hash, 'fileName', d.file_name, 'passports', ${passportsIn((made) => sql`${sql.id(made, 'id')} = d.id`, viewer)})::text
        from generated_documents d where ${and([sql`d.guid = ${guid}::uuid`, generatedDocumentScope('d', viewer)])}`,
  );
  if (text === null) return null;
  const { hash, fileName, passports } = JSON.parse(text) as Found;
  return (await handsOut(context, passports)) ? { hash, fileName, type: 'application/pdf' } : null;
};
