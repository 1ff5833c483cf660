import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';

/** @throws where a document holds no operation. */
export function definitionOf(document: DocumentNode): OperationDefinitionNode {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition;
  }
  throw new Error('A document of the data provider holds no operation.');
}

/** The field of an operation's root that answers `field`. */
export function rootField(document: DocumentNode, field: string): FieldNode {
  for (const selection of definitionOf(document).selectionSet.selections) {
    if (selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === field)
      return selection;
  }
  throw new Error(`A document of the data provider does not ask for ${field}.`);
}

export const variableNames = (document: DocumentNode): ReadonlySet<string> =>
  new Set(
    (definitionOf(document).variableDefinitions ?? []).map((definition) => definition.variable.name.value),
  );

/** The same document with another operation in it; its fragments stay. */
export const withOperation = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode => ({
  kind: document.kind,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? operation : definition,
  ),
});
