import type { FieldNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from 'graphql';
import { GraphQLIncludeDirective, GraphQLSkipDirective, getDirectiveValues } from 'graphql';

/** The selected fields by field name, each with what is selected below it (empty for leaves). */
export interface Selection extends ReadonlyMap<string, Selection> {}

type Source = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;
class Collected extends Map<string, Collected> {}

/**
 * What is selected below a root field: fragments spread, @skip and @include resolved, aliases of one field merged.
 * Merging is safe because no nested field of the contract takes arguments.
 */
export function selectionOf(info: Source & Pick<GraphQLResolveInfo, 'fieldNodes'>): Selection {
  const collected = new Collected();
  for (const node of info.fieldNodes) collectField(node, info, collected);
  return collected;
}

function collectField(node: FieldNode, source: Source, into: Collected): void {
  if (node.selectionSet) collectSet(node.selectionSet, source, into);
}

function collectSet(set: SelectionSetNode, source: Source, into: Collected): void {
  for (const node of set.selections) {
    if (isExcluded(node, source)) continue;
    if (node.kind === 'InlineFragment') {
      collectSet(node.selectionSet, source, into);
    } else if (node.kind === 'FragmentSpread') {
      const fragment = source.fragments[node.name.value];
      if (!fragment) throw new Error(`Unknown fragment ${node.name.value}.`);
      collectSet(fragment.selectionSet, source, into);
    } else if (!node.name.value.startsWith('__')) {
      const below = into.get(node.name.value) ?? new Collected();
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
