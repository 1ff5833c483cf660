import { type Kysely, sql } from 'kysely';

/** What changed since an approval is told by the server, as its reader may know it, with amounts in their currency (ADR 34). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function approved_document_changes`.execute(db);
}
