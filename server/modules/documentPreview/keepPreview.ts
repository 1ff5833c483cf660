import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { areGrantsOf, grantsOf } from '#server/access/grantsOf.ts';
import { isUuid } from '#server/words/isUuid.ts';
import type { DownloadKind } from '#server/documents/downloads/Download.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

const minutes = 10;

/** Keeps a PDF that was made to be looked at; answers the path that only its asker can fetch it from, for ten minutes. */
export async function keepPreview({ context, viewer }: WriteSession, bytes: Uint8Array): Promise<string> {
  const { hash } = await context.documents.store.save(bytes);
  const now = context.now().toISOString();
  const key = randomUUID();
  await sql`insert into document_previews (key, user_id, file_hash, grants, expires_at)
    values (${key}, ${viewer.id}, ${hash}, ${JSON.stringify(grantsOf(viewer))}::jsonb,
      ${now}::timestamptz + make_interval(mins => ${minutes}))`.execute(context.database.kysely);
  return `/downloads/previews/${key}`;
}

/** The file behind a preview's key; null where there is none any more, it is somebody else's, or their rights are others. */
export const previewDownload: DownloadKind = async (key, { viewer, database, now }) => {
  if (viewer === null || !isUuid(key)) return null;
  const preview = await database.kysely
    .selectFrom('document_previews')
    .select('file_hash')
    .where('key', '=', key)
    .where('user_id', '=', viewer.id)
    .where('expires_at', '>=', now().toISOString())
    .where(areGrantsOf(sql.ref('grants'), viewer))
    .executeTakeFirst();
  return preview ? { hash: preview.file_hash, fileName: 'Preview.pdf', type: 'application/pdf' } : null;
};
