import { type DocumentNode, Kind, type FieldNode, type SelectionSetNode } from 'graphql';
import { offered } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { repeatOperation } from './operations/repeatOperation.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import type { ListMeta, ResourceMeta } from './ResourceMeta.ts';
import { memoise } from './operations/memoise.ts';
import { definitionOf, rootField, withOperation } from './operations/definitionOf.ts';

/** The id under the name that react-admin knows, however the type spells it. */
function idField(name: string): FieldNode {
  const alias = name === 'id' ? {} : { alias: { kind: Kind.NAME, value: 'id' } as const };
  return { kind: Kind.FIELD, ...alias, name: { kind: Kind.NAME, value: name } };
}

const idSelection = (name: string): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: [idField(name)],
});

/** Id and what names a record. */
function pickSelection(meta: ResourceMeta): SelectionSetNode {
  const paths = meta.picked ?? meta.representation;
  const named = selectionOf(paths.filter((path) => path !== 'id').map((path) => path.split('.')));
  return { ...named, selections: [idField(meta.idField), ...named.selections] };
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

/** A page without its paginator information: counting is most of what a list costs, and known ids need no count. */
const withoutInfo = memoise<string>((field) => field, prune);

function prune(document: DocumentNode, field: string): DocumentNode {
  const operation = definitionOf(document);
  const root = rootField(document, field);
  if (!root.selectionSet) return document;
  const selections = root.selectionSet.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value !== 'paginatorInfo',
  );
  const pruned = { ...root, selectionSet: { ...root.selectionSet, selections } };
  return withOperation(document, {
    ...operation,
    selectionSet: {
      ...operation.selectionSet,
      selections: operation.selectionSet.selections.map((selection) =>
        selection === root ? pruned : selection,
      ),
    },
  });
}

/** Second step of a query: the generated operation, narrowed or repeated. */
export function buildGqlQuery(meta: ResourceMeta, method: Method, params: CallParams): DocumentNode {
  const count = params.ids?.length ?? 0;
  switch (method) {
    case 'GET_LIST':
    case 'GET_MANY_REFERENCE':
      return listPlan(meta, method, params).operation;
    case 'GET_MANY':
      if (meta.list?.idsFilter || !meta.one) return manyDocument(listOf(meta));
      return repeatOperation(meta.one.operation, {
        field: meta.one.field,
        count,
        selection: pickSelection(meta),
      });
    case 'GET_ONE': {
      const one = offered(meta.one, meta, method);
      return (params.meta?.screen === 'edit' ? one.editOperation : undefined) ?? one.operation;
    }
    case 'CREATE':
      return offered(meta.create, meta, method).operation;
    case 'UPDATE':
      return offered(meta.update, meta, method).operation;
    case 'UPDATE_MANY': {
      const { operation, field } = offered(meta.update, meta, method);
      return repeatOperation(operation, { field, count, selection: idSelection(meta.idField) });
    }
    case 'DELETE':
      return offered(meta.delete, meta, method).operation;
    case 'DELETE_MANY': {
      const { operation, field } = offered(meta.delete, meta, method);
      return repeatOperation(operation, { field, count, selection: idSelection(meta.idField) });
    }
  }
}

const manyDocument = ({ field, paged, pickOperation }: ListMeta): DocumentNode =>
  paged ? withoutInfo(pickOperation, field) : pickOperation;
