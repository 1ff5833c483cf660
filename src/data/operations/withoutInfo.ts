import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';

import { memoise } from './memoise.ts';
import { definitionOf, rootField, withOperation } from './definitionOf.ts';

/** A page without its paginator information: counting is most of what a list costs, and known ids need no count. */
export const withoutInfo = memoise<string>((field) => field, prune);

function prune(document: DocumentNode, field: string): DocumentNode {
  const operation = definitionOf(document);
  const root = rootField(document, field);
  if (!root.selectionSet) return document;
  const selections = root.selectionSet.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value !== 'paginatorInfo',
  );
  const pruned = { ...root, selectionSet: { ...root.selectionSet, selections } };
  return withOperation(document, {
    ...operation,
    selectionSet: {
      ...operation.selectionSet,
      selections: operation.selectionSet.selections.map((selection) =>
        selection === root ? pruned : selection,
      ),
    },
  });
}
