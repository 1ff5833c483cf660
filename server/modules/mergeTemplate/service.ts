import { mustFind } from '#server/graphql/mustFind.ts';
import { reach } from '#server/access/roleTable.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { newerVersion } from '#server/errors/documentRefusals.ts';
import { forbidden, taken, valueTaken } from '#server/errors/errors.ts';
import { trimmedOrNull } from '#server/graphql/write/trimmedOrNull.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { sql } from 'kysely';
import type { Draft, Row } from '#server/db/Row.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { checkPieces, checkTemplate } from '#server/documents/merge/checkTemplate.ts';
import { namePieces } from '#server/documents/merge/namePieces.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { mergeWorld } from './mergeWorld.ts';
import { layoutProblems, namePatternOf } from './paperOf.ts';
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
    ...trimmedOrNull(change, ['key']),
    ...(change.old === null ? { author_id: write.viewer.id } : {}),
  }),
  validate: async ({ tx }, change) => {
    checkContent(change);
    await checkKey(tx, change);
  },
  replaces: async ({ tx }, { input, old }) => {
    if (old.used_at === null) return undefined;
    const newest = await lockFamily(tx, old);
    // K6: what was used never changes, so that its date tells of no version that came after it.
    if (input.date_modified && newest > old.version) throw newerVersion(newest);
    return versionAfter(newest, old, input);
  },
});

/** Runs find a template by its key: no two families share one, whichever version of theirs is the newest (M2). */
async function checkKey(
  tx: Tx,
  { id, old, values, row, path, problems }: Change<'merge_templates'>,
): Promise<void> {
  const { key } = values;
  if (key === undefined || key === null || key === old?.key) return;
  await run(tx, sql`select pg_advisory_xact_lock(hashtext('merge_templates.key'))`);
  const family = row.root_id ?? id;
  const others = await run(
    tx,
    sql`select 1 from merge_templates t where t.key = ${key} and coalesce(t.root_id, t.id) is distinct from ${family}
        and not exists (select 1 from merge_templates later
          where coalesce(later.root_id, later.id) = coalesce(t.root_id, t.id) and later.version > t.version)`,
  );
  if (others.length > 0) problems.add(`${path}.key`, valueTaken);
}

function checkContent({ values, row, path, problems }: Change<'merge_templates'>): void {
  const { contexts, prosemirror, html, options } = values;
  if (contexts?.length === 0) problems.add(`${path}.contexts`, 'Choose at least one.');
  if (prosemirror !== undefined && !isRecord(prosemirror))
    problems.add(`${path}.prosemirror`, 'This is not a document of the editor.');
  for (const problem of layoutProblems(options)) problems.add(`${path}.options`, problem);
  if (contexts !== undefined || options !== undefined)
    for (const problem of nameProblems(row)) problems.add(`${path}.options`, problem);
  if (contexts === undefined && html === undefined) return;
  for (const problem of textProblems(row)) problems.add(`${path}.html`, problem);
}

/** What in a template the contract cannot fill; each thing once. */
export const problemsOf = (template: TemplateText): readonly string[] => [
  ...new Set([...textProblems(template), ...nameProblems(template)]),
];

const textProblems = ({ html, contexts }: TemplateText): readonly string[] =>
  checkTemplate(mergeWorld, html ?? '', contexts ?? []).map(({ message }) => message);

const nameProblems = ({ options, contexts }: TemplateText): readonly string[] =>
  checkPieces(mergeWorld, namePieces(namePatternOf(options) ?? ''), contexts ?? []).map(
    ({ message }) => message,
  );

interface TemplateText {
  readonly html?: string | null;
  readonly options?: unknown;
  readonly contexts?: readonly string[] | null;
}

/** One after the other, whoever makes a version of a template. Answers the newest there is. */
async function lockFamily(tx: Tx, { id, root_id }: Row<'merge_templates'>): Promise<number> {
  const root = root_id ?? id;
  await run(tx, sql`select 1 from merge_templates where id = ${root} for update`);
  const [last] = await run<{ version: number }>(
    tx,
    sql`select max(version) as version from merge_templates where coalesce(root_id, id) = ${root}`,
  );
  return Number(last?.version ?? 1);
}

/**
 * M1: what a document was made from is never rewritten; the change becomes a version of its own under the same root,
 * with the rest as it was.
 */
const versionAfter = (
  newest: number,
  { id, root_id, name, key, contexts, prosemirror, html, options }: Row<'merge_templates'>,
  input: Input,
): { readonly input: Input; readonly fixed: Draft<'merge_templates'> } => ({
  input: { name, key, contexts, prosemirror, html, options, ...input },
  fixed: { root_id: root_id ?? id, version: newest + 1 },
});

interface Restoring extends Keyed {
  readonly id: string;
}

/** The text of an earlier version becomes the newest one; what came between stays. */
export async function restoreTemplate(session: WriteSession, { id }: Restoring): Promise<string> {
  if (reach(session.viewer, 'templates.write') === 'none') throw forbidden('restore this template');
  return templateService.transaction(session, async (write) => {
    const visible = templateScope('t', write.viewer);
    const old = await mustFind('MergeTemplate', id, () =>
      select(write.tx, 'merge_templates', sql`where t.id = ${id} and ${visible}`),
    );
    const newest = await lockFamily(write.tx, old);
    const { input, fixed } = versionAfter(newest, old, {});
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
  return mustFind('MergeTemplate', id, () => select(tx, 'merge_templates', sql`where t.id = ${id}`));
}
