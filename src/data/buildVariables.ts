import type { Identifier } from 'react-admin';

import type { CallParams, Method } from './CallParams.ts';
import { repeatedVariable } from './operations/repeatOperation.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import { splitFilters } from './list/filterArguments.ts';
import type { ResourceMeta } from './ResourceMeta.ts';
import type { Row } from './Row.ts';
import { createVariables, updateVariables } from './write/writeInput.ts';

/** First step of a query: react-admin's parameters as GraphQL variables. */
export function buildVariables(meta: ResourceMeta, method: Method, params: CallParams): Row {
  switch (method) {
    case 'GET_LIST':
    case 'GET_MANY_REFERENCE':
      return listVariables(meta, method, params);
    case 'GET_MANY':
      return manyVariables(meta, params.ids ?? []);
    case 'GET_ONE':
      return { [offered(meta.one, meta, method).idVariable]: idOf(meta, params.id) };
    case 'CREATE':
      return createVariables(offered(meta.create, meta, method), params.data ?? {});
    case 'UPDATE':
      return updateVariables(
        offered(meta.update, meta, method),
        idOf(meta, params.id),
        params.data ?? {},
        params.previousData,
      );
    case 'UPDATE_MANY': {
      const update = offered(meta.update, meta, method);
      return repeated(params.ids, (id) =>
        updateVariables(update, idOf(meta, id), params.data ?? {}, undefined),
      );
    }
    case 'DELETE':
      return { [offered(meta.delete, meta, method).idVariable]: idOf(meta, params.id) };
    case 'DELETE_MANY': {
      const { idVariable } = offered(meta.delete, meta, method);
      return repeated(params.ids, (id) => ({ [idVariable]: idOf(meta, id) }));
    }
  }
}

function listVariables(meta: ResourceMeta, method: Method, params: CallParams): Row {
  const { variables, ignored = [] } = listPlan(meta, method, params);
  // The list is still worth showing without a filter that the contract has dropped.
  if (ignored.length > 0) console.warn(`${meta.name} has no filter ${ignored.join(', ')}.`);
  return variables;
}

/** @throws where the contract does not offer the operation. */
export function offered<Operation>(
  operation: Operation | undefined,
  meta: ResourceMeta,
  method: Method,
): Operation {
  if (operation === undefined) throw new Error(`The contract offers no ${method} for ${meta.name}.`);
  return operation;
}

const idOf = ({ numericId }: ResourceMeta, id: Identifier | undefined): Identifier =>
  numericId ? Number(id) : String(id);

function manyVariables(meta: ResourceMeta, ids: readonly Identifier[]): Row {
  if (meta.list?.idsFilter) {
    const list = listOf(meta);
    const { variables } = splitFilters(list, { [meta.list.idsFilter]: ids });
    return list.paged ? { ...variables, first: ids.length, page: 1 } : variables;
  }
  if (!meta.one) return {};
  const { idVariable } = meta.one;
  return repeated(ids, (id) => ({ [idVariable]: idOf(meta, id) }));
}

const repeated = (ids: readonly Identifier[] = [], variables: (id: Identifier) => Row): Row =>
  Object.fromEntries(
    ids.flatMap((id, index) =>
      Object.entries(variables(id)).map(([name, value]) => [repeatedVariable(name, index), value] as const),
    ),
  );
