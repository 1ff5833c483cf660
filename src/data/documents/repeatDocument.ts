import { visit } from 'graphql';
import type { DocumentNode, FieldNode, VariableDefinitionNode } from 'graphql';

import { memoise } from './memoise.ts';
import { operationOf, rootField, withOperation } from './operationOf.ts';

/** The response key of the n-th repetition. */
export const repeatedKey = (index: number): string => `r${index}`;

/** The variable of the n-th repetition. */
export const repeatedVariable = (name: string, index: number): string => `${name}_${index}`;

/** The same root field, asked `count` times in one operation, each with variables of its own. */
export const repeatDocument = memoise<{ readonly field: string; readonly count: number }>(
  ({ field, count }) => `${field} ${count}`,
  repeat,
);

function repeat(document: DocumentNode, { field, count }: { readonly field: string; readonly count: number }): DocumentNode {
  const operation = operationOf(document);
  const root = rootField(document, field);
  const indexes = Array.from({ length: count }, (_, index) => index);
  return withOperation(document, {
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
}

const numbered = <Node extends FieldNode | VariableDefinitionNode>(node: Node, index: number): Node =>
  visit(node, {
    Variable: (variable) => ({
      ...variable,
      name: { ...variable.name, value: repeatedVariable(variable.name.value, index) },
    }),
  });
