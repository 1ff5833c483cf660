import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { generatedDocumentScope } from './documentRunScope.ts';
import { handOut, keptFile } from './handOut.ts';

/** The file of a generated document. */
export const generatedDownload: DownloadKind = async (guid, context) => {
  const { reads, viewer } = context;
  if (viewer === null || !isUuid(guid)) return null;
  const isOf = (made: string) => sql`${sql.id(made, 'id')} = d.id`;
  const kept = keptFile({ hash: sql`d.file_hash`, fileName: sql`d.file_name`, isOf }, viewer);
  const found = await reads.json(
    sql`select ${kept} from generated_documents d where ${and([sql`d.guid = ${guid}::uuid`, generatedDocumentScope('d', viewer)])}`,
  );
  return handOut(context, found);
};
