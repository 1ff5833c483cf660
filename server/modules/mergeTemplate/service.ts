import { isRecord } from '#server/db/isRecord.ts';
import { taken } from '#server/errors/errors.ts';
import { blankToNull } from '#server/graphql/write/blankToNull.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { sql } from 'kysely';
import type { Draft, Row } from '#server/db/Row.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { run } from '#server/db/rows.ts';

/** Templates belong to no country. */
export const templatePolicy: WritePolicy = { capability: 'templates.write', countries: () => FALSE };

export const templateService = new Writes({
  type: 'MergeTemplate',
  table: 'merge_templates',
  noun: 'template',
  policy: templatePolicy,
  nameOf: (row) => row.name,
  required: ['name', 'contexts', 'prosemirror'],
  constraints: { merge_templates_key: (path) => taken(`${path}.key`) },
  derive: (write, change) => ({
    ...blankToNull(change, ['key']),
    ...(change.old === null ? { author_id: write.viewer.id } : {}),
  }),
  validate: (_write, change) => checkContent(change),
  replaces: nextVersion,
});

function checkContent(change: Change<'merge_templates'>): void {
  const { contexts, prosemirror } = change.values;
  if (contexts?.length === 0) change.problems.add(`${change.path}.contexts`, 'Choose at least one.');
  if (prosemirror !== undefined && !isRecord(prosemirror))
    change.problems.add(`${change.path}.prosemirror`, 'This is not a document of the editor.');
}

/** M1: what a document was made from is never rewritten; the change becomes a version of its own under the same root. */
async function nextVersion(
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
