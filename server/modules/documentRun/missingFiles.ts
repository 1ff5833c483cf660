import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { run } from '#server/db/rows.ts';
import type { DocumentStore } from '#server/documents/store/DocumentStore.ts';
import { hasItsFile } from './passportMeasures.ts';

/** One that was lost, or is still being copied, says nothing of the others. */
const latest = 10;

/** Whether none of the files that came last is in the store: others keep theirs in another one. */
export async function keepsOtherFiles(database: Database, store: DocumentStore): Promise<boolean> {
  const files = await database.transaction((tx) =>
    run<{ hash: string }>(
      tx,
      sql`(select d.file_hash as hash from generated_documents d where ${hasItsFile('d')} order by d.id desc limit ${latest}::integer)
        union all (select a.file_hash from approved_documents a
          where a.file_hash is not null and a.deleted_at is null order by a.id desc limit ${latest}::integer)`,
    ),
  );
  for (const { hash } of files) if (await store.has(hash)) return false;
  return files.length > 0;
}
