import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

const minutes = 10;

/** Keeps a PDF that was made to be looked at; answers the path that only its asker can fetch it from, for ten minutes. */
export async function keepPreview({ context, viewer }: WriteSession, bytes: Uint8Array): Promise<string> {
  const { hash } = await context.documents.store.save(bytes);
  const now = context.now().toISOString();
  const key = randomUUID();
  await sql`with gone as (delete from document_previews where expires_at < ${now}::timestamptz)
    insert into document_previews (key, user_id, file_hash, expires_at)
    values (${key}, ${viewer.id}, ${hash}, ${now}::timestamptz + make_interval(mins => ${minutes}))`.execute(
    context.database.kysely,
  );
  return `/downloads/previews/${key}`;
}

/** The file behind a preview's key; null where there is none any more, or it is somebody else's. */
export async function previewFile({ context, viewer }: WriteSession, key: string): Promise<string | null> {
  if (!/^[0-9a-f-]{36}$/.test(key)) return null;
  const { rows } = await sql<{ file_hash: string }>`select file_hash from document_previews
    where key = ${key}::uuid and user_id = ${viewer.id} and expires_at >= ${context.now().toISOString()}::timestamptz`.execute(
    context.database.kysely,
  );
  return rows[0]?.file_hash ?? null;
}
