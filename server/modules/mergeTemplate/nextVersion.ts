import { sql } from 'kysely';
import { columnText, type Input, type Row } from '../../graphql/write/Json.ts';
import { run } from '../../graphql/write/rows.ts';
import type { Write } from '../../graphql/write/WriteDefinition.ts';

/** M1: what a document was made from is never rewritten; the change becomes a version of its own under the same root. */
export async function nextVersion(
  write: Write,
  { input, old }: { readonly input: Input; readonly old: Row },
): Promise<{ readonly input: Input; readonly fixed: Row } | undefined> {
  if (old['used_at'] === null || old['used_at'] === undefined) return undefined;
  const root = columnText(old, 'root_id') ?? columnText(old, 'id') ?? '';
  await run(write.tx, sql`select 1 from merge_templates where id = ${root} for update`);
  const [last] = await run<{ version: number }>(
    write.tx,
    sql`select max(version) as version from merge_templates where coalesce(root_id, id) = ${root}`,
  );
  const kept = Object.fromEntries(['key', 'html', 'options'].map((key) => [key, old[key] ?? null]));
  return { input: { ...kept, ...input }, fixed: { root_id: root, version: Number(last?.version ?? 1) + 1 } };
}
