import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/** Which of these files are generated documents: all of them are kept. */
export async function keptFiles(database: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const text = await database.readJson(
    sql`select coalesce(json_agg(distinct d.file_hash), '[]')::text from generated_documents d where d.file_hash = any(${[...hashes]}::text[])`,
  );
  return new Set(JSON.parse(text ?? '[]') as readonly string[]);
}
