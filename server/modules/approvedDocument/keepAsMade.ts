import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

/** What a document says when it gets its file: until it is approved, changes are told from there. */
export async function keepAsMade(write: Write, id: string): Promise<void> {
  await run(
    write.tx,
    sql`update approved_documents set made_hash = approved_document_hash(id),
          kept_facts = case when date_approved is null then approved_document_kept(id) else kept_facts end where id = ${id}`,
  );
}
