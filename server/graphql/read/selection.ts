import {
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
} from 'graphql';

/** A selected field with what is selected below it (nothing for leaves). */
interface Selected {
  readonly name: string;
  readonly below: Selection;
}

/** The selected fields by the key that each is read under. */
export class Selection extends Map<string, Selected> {
  /** What is selected below a field; null where the field is not. */
  below(key: string): Selection | null {
    return this.get(key)?.below ?? null;
  }
}

/** The same for the same fields in the same order. */
export function selectionKey(selection: Selection): string {
  const fields = [...selection].map(([key, { name, below }]) => {
    const named = key === name ? key : `${key}:${name}`;
    return below.size === 0 ? named : `${named}{${selectionKey(below)}}`;
  });
  return fields.join(' ');
}

export type Source = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'> & { readonly keys?: Keys };

/** 'names': aliases of a field are merged, and GraphQL tells them apart. 'answer': as the answer says, `__typename` too. */
type Keys = 'names' | 'answer';

/**
 * What is selected below a root field: fragments spread, @skip and @include resolved.
 * Merging aliases is safe because no nested field of the contract takes arguments.
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
    } else {
      const key = keyOf(node, source.keys);
      if (key === null) continue;
      const selected = into.get(key) ?? { name: node.name.value, below: new Selection() };
      into.set(key, selected);
      collectField(node, source, selected.below);
    }
  }
}

function keyOf({ name, alias }: FieldNode, keys: Keys = 'names'): string | null {
  if (keys === 'answer') return alias?.value ?? name.value;
  return name.value.startsWith('__') ? null : name.value;
}

export function isExcluded(node: SelectionNode, source: Pick<Source, 'variableValues'>): boolean {
  if (!node.directives?.length) return false;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, source.variableValues)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, source.variableValues)?.['if'] === false
  );
}
