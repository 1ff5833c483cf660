import { sql } from 'kysely';
import { exists, run } from '#server/db/rows.ts';
import { busy } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

/** What a document says when it gets its file: until it is approved, changes are told from there. */
export async function keepAsMade(write: Write, id: string): Promise<void> {
  await run(
    write.tx,
    sql`update approved_documents set made_hash = approved_document_hash(id),
          kept_facts = case when date_approved is null then approved_document_kept(id) else kept_facts end where id = ${id}`,
  );
}

/** @throws busy where somebody has changed it since: what it was compared with meanwhile may be one or the other. */
export async function refuseMoved({ tx }: Write, id: string): Promise<void> {
  const hasMoved = await exists(
    tx,
    sql`select 1 from approved_documents d where d.id = ${id} and d.made_hash is distinct from approved_document_hash(d.id)`,
  );
  if (hasMoved) throw busy();
}
