import { isRecord } from '#server/db/isRecord.ts';
import { taken } from '#server/errors/errors.ts';
import { blankToNull } from '#server/graphql/write/blankToNull.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { nextVersion } from './nextVersion.ts';
import { templatePolicy } from './policy.ts';

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
