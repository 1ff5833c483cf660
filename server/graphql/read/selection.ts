import type { FieldNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from 'graphql';
import { GraphQLIncludeDirective, GraphQLSkipDirective, getDirectiveValues, Kind } from 'graphql';

/** The selected fields by field name, each with what is selected below it (empty for leaves). */
export class Selection extends Map<string, Selection> {}

type Source = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/**
 * What is selected below a root field: fragments spread, @skip and @include resolved, aliases of one field merged.
 * Merging is safe because no nested field of the contract takes arguments.
 */
export function selectionOf(info: Source & Pick<GraphQLResolveInfo, 'fieldNodes'>): Selection {
  const collected = new Selection();
  for (const node of info.fieldNodes) collectField(node, info, collected);
  return collected;
}

function collectField(node: FieldNode, source: Source, into: Selection): void {
  if (node.selectionSet) collectSet(node.selectionSet, source, into);
}

function collectSet(set: SelectionSetNode, source: Source, into: Selection): void {
  for (const node of set.selections) {
    if (isExcluded(node, source)) continue;
    if (node.kind === Kind.INLINE_FRAGMENT) {
      collectSet(node.selectionSet, source, into);
    } else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = source.fragments[node.name.value];
      if (!fragment) throw new Error(`Unknown fragment ${node.name.value}.`);
      collectSet(fragment.selectionSet, source, into);
    } else if (!node.name.value.startsWith('__')) {
      const below = into.get(node.name.value) ?? new Selection();
      into.set(node.name.value, below);
      collectField(node, source, below);
    }
  }
}

function isExcluded(node: SelectionNode, source: Source): boolean {
  if (!node.directives?.length) return false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, source.variableValues)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, source.variableValues)?.['if'] === false
  );
}
