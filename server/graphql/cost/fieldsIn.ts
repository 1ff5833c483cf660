import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

export const operationsOf = (document: DocumentNode): readonly OperationDefinitionNode[] =>
  document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);

export const variablesOf = (document: DocumentNode): readonly VariableDefinitionNode[] =>
  operationsOf(document).flatMap(({ variableDefinitions = [] }) => variableDefinitions);

/** The fields of a selection, fragments spread. */
export function fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments): readonly FieldNode[] {
  return (set?.selections ?? []).flatMap((node): readonly FieldNode[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet, fragments);
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return fieldsIn(fragments.get(node.name.value)?.selectionSet, fragments);
    return [node];
  });
}
