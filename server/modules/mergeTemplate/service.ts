import { reach } from '#server/access/roleTable.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { forbidden, notFound, taken } from '#server/errors/errors.ts';
import { blankToNull } from '#server/graphql/write/blankToNull.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { sql } from 'kysely';
import type { Draft, Row } from '#server/db/Row.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { isId, run, select, type Tx } from '#server/db/rows.ts';
import { checkTemplate } from '#server/documents/merge/checkTemplate.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { mergeWorld } from './mergeWorld.ts';
import { layoutProblems } from './paperOf.ts';
import { templateScope } from './templateScope.ts';

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
  replaces: async ({ tx }, { input, old }) =>
    old.used_at === null ? undefined : nextVersion(tx, old, input),
});

function checkContent({ values, row, path, problems }: Change<'merge_templates'>): void {
  const { contexts, prosemirror, html, options } = values;
  if (contexts?.length === 0) problems.add(`${path}.contexts`, 'Choose at least one.');
  if (prosemirror !== undefined && !isRecord(prosemirror))
    problems.add(`${path}.prosemirror`, 'This is not a document of the editor.');
  for (const problem of layoutProblems(options)) problems.add(`${path}.options`, problem);
  if (contexts === undefined && html === undefined) return;
  for (const problem of problemsOf(row)) problems.add(`${path}.html`, problem);
}

/** What in the text of a template the contract cannot fill. */
export const problemsOf = ({ html, contexts }: TemplateText): readonly string[] =>
  checkTemplate(mergeWorld, html ?? '', contexts ?? []).map(({ message }) => message);

export interface TemplateText {
  readonly html?: string | null;
  readonly contexts?: readonly string[] | null;
}

/** M1: what a document was made from is never rewritten; the change becomes a version of its own under the same root. */
async function nextVersion(
  tx: Tx,
  old: Row<'merge_templates'>,
  input: Input,
): Promise<{ readonly input: Input; readonly fixed: Draft<'merge_templates'> }> {
  const root = old.root_id ?? old.id;
  await run(tx, sql`select 1 from merge_templates where id = ${root} for update`);
  const [last] = await run<{ version: number }>(
    tx,
    sql`select max(version) as version from merge_templates where coalesce(root_id, id) = ${root}`,
  );
  const { key, html, options } = old;
  return {
    input: { key, html, options, ...input },
    fixed: { root_id: root, version: Number(last?.version ?? 1) + 1 },
  };
}

interface Restoring extends Keyed {
  readonly id: string;
}

/** The text of an earlier version becomes the newest one; what came between stays. */
export async function restoreTemplate(session: WriteSession, { id }: Restoring): Promise<string> {
  if (reach(session.viewer, 'templates.write') === 'none') throw forbidden('restore this template');
  return templateService.transaction(session, async (write) => {
    if (!isId(id)) throw notFound('MergeTemplate', id);
    const visible = templateScope('t', write.viewer);
    const [old] = await select(write.tx, 'merge_templates', sql`where t.id = ${id} and ${visible}`);
    if (!old) throw notFound('MergeTemplate', id);
    const { name, contexts, prosemirror } = old;
    const { input, fixed } = await nextVersion(write.tx, old, { name, contexts, prosemirror });
    return templateService.createIn(write, input, 'id', fixed);
  });
}

/**
 * M1: from now on this version is never rewritten. Answers it as it stands: what is made of it is made of this text, not
 * of one that was read before.
 */
export async function useTemplate(tx: Tx, id: string, now: Date): Promise<Row<'merge_templates'>> {
  await run(
    tx,
    sql`update merge_templates set used_at = ${now.toISOString()} where id = ${id} and used_at is null`,
  );
  const [row] = await select(tx, 'merge_templates', sql`where t.id = ${id}`);
  if (!row) throw notFound('MergeTemplate', id);
  return row;
}
