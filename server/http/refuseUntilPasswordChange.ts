import { type DocumentNode, type GraphQLSchema, Kind, type SelectionNode } from 'graphql';
import { passwordChangeDue } from '../errors/errors.ts';
import type { RequestContext } from '../graphql/RequestContext.ts';

/** Whoever has a password that was given to them does nothing but what `allowed` names until they have their own. */
export const refuseUntilPasswordChange =
  (allowed: ReadonlySet<string>) =>
  (_schema: GraphQLSchema, document: DocumentNode, { viewer }: Pick<RequestContext, 'viewer'>): void => {
    if (!viewer?.passwordChangeDue) return;
    const isAllowed = (selection: SelectionNode) =>
      selection.kind === Kind.FIELD && allowed.has(selection.name.value);
    const isOther = document.definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION && !definition.selectionSet.selections.every(isAllowed),
    );
    if (isOther) throw passwordChangeDue();
  };
