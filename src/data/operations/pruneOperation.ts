import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

import type { ListMeta } from '../ResourceMeta.ts';
import { memoise } from './memoise.ts';
import { definitionOf, rootField, withOperation } from './definitionOf.ts';

interface Pruning {
  readonly list: ListMeta;
  /** Top-level fields of a row to keep. */
  readonly keep: readonly string[];
}

/** A list document without the top-level row fields that nobody looks at. */
export const pruneOperation = memoise<Pruning>(({ keep }) => [...keep].sort().join(' '), prune);

function prune(document: DocumentNode, { list, keep }: Pruning): DocumentNode {
  const operation = definitionOf(document);
  const root = rootField(document, list.field);
  const pruned = list.paged
    ? withMember(root, 'data', (data) => pruneField(data, keep))
    : pruneField(root, keep);
  return withOperation(document, {
    ...operation,
    selectionSet: replaced(operation.selectionSet, root, pruned),
  });
}

function withMember(field: FieldNode, name: string, change: (member: FieldNode) => FieldNode): FieldNode {
  const { selectionSet } = field;
  const member = selectionSet?.selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === name,
  );
  if (!selectionSet || member?.kind !== Kind.FIELD) return field;
  return { ...field, selectionSet: replaced(selectionSet, member, change(member)) };
}

function pruneField(field: FieldNode, keep: readonly string[]): FieldNode {
  if (!field.selectionSet) return field;
  const selections = field.selectionSet.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || keep.includes((selection.alias ?? selection.name).value),
  );
  return { ...field, selectionSet: { ...field.selectionSet, selections } };
}

const replaced = (set: SelectionSetNode, old: FieldNode, field: FieldNode): SelectionSetNode => ({
  ...set,
  selections: set.selections.map((selection) => (selection === old ? field : selection)),
});
