import type { SelectionSetNode } from 'graphql';
import { fieldsIn, type Fragments } from './fieldsIn.ts';

/** How often a selection asks for fields again under other names: read once, they are answered as often as that. */
export function copiesIn(set: SelectionSetNode | undefined, fragments: Fragments): number {
  const fields = fieldsIn(set, fragments);
  const keys = new Set(fields.map(({ alias, name }) => (alias ?? name).value));
  const names = new Set(fields.map(({ name }) => name.value));
  const below = fields.map(({ selectionSet }) => copiesIn(selectionSet, fragments));
  return below.reduce((sum, copies) => sum + copies, keys.size - names.size);
}
