import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { run } from '#server/db/rows.ts';
import type { DocumentStore } from '#server/documents/store/DocumentStore.ts';
import { hasItsFile } from './passportMeasures.ts';

const latest = 10;

/** What the store lacks of the files that came last, in words; null where it has them all. */
export async function lackOfFiles(database: Database, store: DocumentStore): Promise<string | null> {
  const files = await database.transaction((tx) =>
    run<{ hash: string }>(
      tx,
      sql`(select d.file_hash as hash from generated_documents d where ${hasItsFile('d')} order by d.id desc limit ${latest}::integer)
        union (select a.file_hash from approved_documents a
          where a.file_hash is not null and a.deleted_at is null order by a.id desc limit ${latest}::integer)`,
    ),
  );
  const there = await Promise.all(files.map(({ hash }) => store.has(hash)));
  const found = there.filter(Boolean).length;
  if (found === files.length) return null;
  return found === 0
    ? 'DATA_DIR has none of the documents that came last: all processes of a database need the same one.'
    : `DATA_DIR has ${found} of the ${files.length} documents that came last: the others are lost, or it is an older copy.`;
}
