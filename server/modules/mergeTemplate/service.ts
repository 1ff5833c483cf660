import { taken } from '../../graphql/errors.ts';
import { columnText } from '../../graphql/write/Json.ts';
import { blankToNull } from '../../graphql/write/blankToNull.ts';
import type { Change } from '../../graphql/write/WriteDefinition.ts';
import { Writes } from '../../graphql/write/Writes.ts';
import { nextVersion } from './nextVersion.ts';
import { templatePolicy } from './policy.ts';

export const templateService = new Writes({
  type: 'MergeTemplate',
  table: 'merge_templates',
  noun: 'template',
  policy: templatePolicy,
  nameOf: (row) => columnText(row, 'name'),
  required: ['name', 'contexts', 'prosemirror'],
  json: ['prosemirror', 'options'],
  constraints: { merge_templates_key: (path) => taken(`${path}.key`) },
  derive: (write, change) => ({
    ...blankToNull(change, ['key']),
    ...(change.old === null ? { author_id: write.viewer.id } : {}),
  }),
  validate: (_write, change) => checkContent(change),
  replaces: nextVersion,
});

function checkContent(change: Change): void {
  const { contexts, prosemirror } = change.values;
  if (Array.isArray(contexts) && contexts.length === 0)
    change.problems.add(`${change.path}.contexts`, 'Choose at least one.');
  if (
    prosemirror !== undefined &&
    (typeof prosemirror !== 'object' || prosemirror === null || Array.isArray(prosemirror))
  ) {
    change.problems.add(`${change.path}.prosemirror`, 'This is not a document of the editor.');
  }
}
