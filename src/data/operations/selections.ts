import { Kind } from 'graphql';
import type { FieldNode, SelectionSetNode } from 'graphql';

import type { ResourceMeta } from '../ResourceMeta.ts';

/** The id under the name that react-admin knows, however the type spells it. */
function idField(name: string): FieldNode {
  const alias = name === 'id' ? {} : { alias: { kind: Kind.NAME, value: 'id' } as const };
  return { kind: Kind.FIELD, ...alias, name: { kind: Kind.NAME, value: name } };
}

export const idSelection = (name: string): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: [idField(name)],
});

/** Id and what names a record. */
export function pickSelection(meta: ResourceMeta): SelectionSetNode {
  const named = selectionOf(
    meta.representation.filter((path) => path !== 'id').map((path) => path.split('.')),
  );
  return { ...named, selections: [idField(meta.idField), ...named.selections] };
}

function selectionOf(paths: readonly (readonly string[])[]): SelectionSetNode {
  const heads = [...new Set(paths.flatMap(([head]) => (head ? [head] : [])))];
  return {
    kind: Kind.SELECTION_SET,
    selections: heads.map((head) => {
      const tails = paths.filter((path) => path[0] === head && path.length > 1).map((path) => path.slice(1));
      return {
        kind: Kind.FIELD,
        name: { kind: Kind.NAME, value: head },
        ...(tails.length > 0 ? { selectionSet: selectionOf(tails) } : {}),
      };
    }),
  };
}
