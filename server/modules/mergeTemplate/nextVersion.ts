import { sql } from 'kysely';
import type { Draft, Row } from '#server/db/Row.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

/** M1: what a document was made from is never rewritten; the change becomes a version of its own under the same root. */
export async function nextVersion(
  write: Write,
  { input, old }: { readonly input: Input; readonly old: Row<'merge_templates'> },
): Promise<{ readonly input: Input; readonly fixed: Draft<'merge_templates'> } | undefined> {
  if (old.used_at === null) return undefined;
  const root = old.root_id ?? old.id;
  await run(write.tx, sql`select 1 from merge_templates where id = ${root} for update`);
  const [last] = await run<{ version: number }>(
    write.tx,
    sql`select max(version) as version from merge_templates where coalesce(root_id, id) = ${root}`,
  );
  const { key, html, options } = old;
  return {
    input: { key, html, options, ...input },
    fixed: { root_id: root, version: Number(last?.version ?? 1) + 1 },
  };
}
