import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

/** K1: the event before the document. */
export async function holdEvent({ tx }: Write, id: string): Promise<void> {
  await run(tx, sql`select 1 from centre_events where id = ${id} for update`);
}

export async function holdDocument({ tx }: Write, id: string): Promise<void> {
  await run(tx, sql`select 1 from approved_documents where id = ${id} for update`);
}
