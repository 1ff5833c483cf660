import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';

import { memoise } from './memoise.ts';
import { definitionOf, rootField, withOperation } from './definitionOf.ts';

/** The response key of the n-th repetition. */
export const repeatedKey = (index: number): string => `r${index}`;

/** The variable of the n-th repetition. */
export const repeatedVariable = (name: string, index: number): string => `${name}_${index}`;

interface Repetition {
  readonly field: string;
  readonly count: number;
  /** What each repetition answers, instead of all that the document asks. */
  readonly selection: SelectionSetNode;
}

/** The same root field, asked `count` times in one operation, each with variables of its own. */
export const repeatOperation = memoise<Repetition>(({ field, count }) => `${field} ${count}`, repeat);

function repeat(document: DocumentNode, { field, count, selection }: Repetition): DocumentNode {
  const operation = definitionOf(document);
  const asked = rootField(document, field);
  const root = asked.selectionSet ? { ...asked, selectionSet: selection } : asked;
  const indexes = Array.from({ length: count }, (_, index) => index);
  const repeated = withOperation(document, {
    ...operation,
    variableDefinitions: indexes.flatMap((index) =>
      (operation.variableDefinitions ?? []).map((definition) => numbered(definition, index)),
    ),
    selectionSet: {
      ...operation.selectionSet,
      selections: indexes.map((index) => ({
        ...numbered(root, index),
        alias: { kind: root.name.kind, value: repeatedKey(index) },
      })),
    },
  });
  // Fragments of the full selection are no longer used, and an unused fragment is an error.
  return {
    ...repeated,
    definitions: repeated.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  };
}

const numbered = <Node extends FieldNode | VariableDefinitionNode>(node: Node, index: number): Node =>
  visit(node, {
    Variable: (variable) => ({
      ...variable,
      name: { ...variable.name, value: repeatedVariable(variable.name.value, index) },
    }),
  });
