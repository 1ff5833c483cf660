import { sql } from 'kysely';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { pathOf } from './pathOf.ts';

/** Where an address leads (spec §2). Anybody may follow a link; who may see the list of them is another matter. */
export async function lookUp({ context }: WriteSession, asked: string): Promise<string | null> {
  const path = pathOf(asked);
  if (path === null) return null;
  const text = await context.reads.json(
    sql`select to_json(target)::text from redirects where path = ${path} and deleted_at is null`,
  );
  return text === null ? null : (JSON.parse(text) as string);
}
