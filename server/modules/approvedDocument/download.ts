import { sql } from 'kysely';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { handOut, keptFile } from '../documentRun/index.ts';
import { hasFile } from '../documentRun/passportMeasures.ts';
import { documentScope } from './documentScope.ts';

/** The key is the document's id, or with `-approved` behind it: the file that was approved, where a newer one has come since. */
const keys = /^(?<id>[1-9]\d{0,17})(?<approved>-approved)?$/;

/** The file of a document, for whoever sees the document; with passports in it, for whom it would be where it was made (G4). */
export const approvedDownload: DownloadKind = async (key, context) => {
  const { database, viewer } = context;
  const { id, approved } = keys.exec(key)?.groups ?? {};
  if (id === undefined || viewer === null) return null;
  const [hash, name] =
    approved === undefined
      ? ['file_hash' as const, 'file_name' as const]
      : ['approved_file_hash' as const, 'approved_file_name' as const];
  const file = sql.id('d', hash);
  const isOf = (made: string) => hasFile(made, file);
  const kept = keptFile({ hash: file, fileName: sql.id('d', name), isOf }, viewer);
  const found = await database.readJson(
    sql`select ${kept} from approved_documents d
        where d.id = ${id}::bigint and ${file} is not null and ${documentScope('d', viewer)}`,
  );
  return handOut(context, found);
};
