import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

import type { ResourceMeta } from '../ResourceMeta.ts';
import { operationOf, rootField, withOperation } from './operationOf.ts';

const documents = new WeakMap<ResourceMeta, DocumentNode>();

/** The document of one record, reduced to its id and what names it. */
export function pickOneDocument(meta: ResourceMeta): DocumentNode {
  const known = documents.get(meta);
  if (known) return known;
  if (!meta.one) throw new Error(`There is no query for one of ${meta.name}.`);
  const { document, field } = meta.one;
  const operation = operationOf(document);
  const root = rootField(document, field);
  const made: DocumentNode = {
    kind: document.kind,
    // Fragments of the full selection are no longer used, and an unused fragment is an error.
    definitions: withOperation(document, {
      ...operation,
      selectionSet: { ...operation.selectionSet, selections: [{ ...root, selectionSet: pickSelection(meta) }] },
    }).definitions.filter((definition) => definition.kind === 'OperationDefinition'),
  };
  documents.set(meta, made);
  return made;
}

function pickSelection(meta: ResourceMeta): SelectionSetNode {
  const named = selectionOf(meta.representation.filter((path) => path !== 'id').map((path) => path.split('.')));
  const alias = meta.idField === 'id' ? {} : { alias: { kind: Kind.NAME, value: 'id' } as const };
  const id: FieldNode = { kind: Kind.FIELD, ...alias, name: { kind: Kind.NAME, value: meta.idField } };
  return { ...named, selections: [id, ...named.selections] };
}

function selectionOf(paths: readonly (readonly string[])[]): SelectionSetNode {
  const heads = [...new Set(paths.flatMap(([head]) => (head ? [head] : [])))];
  return {
    kind: Kind.SELECTION_SET,
    selections: heads.map((head) => {
      const tails = paths.filter((path) => path[0] === head && path.length > 1).map((path) => path.slice(1));
      return {
        kind: Kind.FIELD,
        name: { kind: Kind.NAME, value: head },
        ...(tails.length > 0 ? { selectionSet: selectionOf(tails) } : {}),
      };
    }),
  };
}
