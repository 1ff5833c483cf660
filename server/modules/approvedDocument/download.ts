import { sql } from 'kysely';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import { documentScope } from './documentScope.ts';

/** The key is the document's id, or with `-approved` behind it: the file that was approved, where a newer one has come since. */
const keys = /^(?<id>[1-9]\d{0,17})(?<approved>-approved)?$/;

/** The file of a document, for whoever sees the document. */
export const approvedDownload: DownloadKind = async (key, { database, viewer }) => {
  const { id, approved } = keys.exec(key)?.groups ?? {};
  if (id === undefined || viewer === null) return null;
  const [hash, name] =
    approved === undefined
      ? ['file_hash' as const, 'file_name' as const]
      : ['approved_file_hash' as const, 'approved_file_name' as const];
  const text = await database.readJson(
    sql`select json_build_object('hash', ${sql.id('d', hash)}, 'fileName', ${sql.id('d', name)})::text
        from approved_documents d where d.id = ${id}::bigint and ${sql.id('d', hash)} is not null and ${documentScope('d', viewer)}`,
  );
  if (text === null) return null;
  return { ...(JSON.parse(text) as { hash: string; fileName: string }), type: 'application/pdf' };
};
