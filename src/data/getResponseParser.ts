import { HttpError } from 'react-admin';

import { offered } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { repeatedKey } from './operations/repeatOperation.ts';
import { faultsOf } from './errors/GraphQLFault.ts';
import { toHttpError } from './errors/toHttpError.ts';
import { browserList } from './list/browserList.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import type { ResourceMeta } from './ResourceMeta.ts';
import { isRow, type Row } from './Row.ts';
import { bulkOutcome } from './write/bulkOutcome.ts';

/** An answer as the Apollo client gives it. */
interface Response {
  readonly data?: unknown;
  readonly errors?: unknown;
}

/** A result as react-admin takes it; `total` only where it is known. */
type Result =
  | { readonly data: unknown; readonly total: number; readonly meta?: SearchedPart }
  | { readonly data: unknown; readonly total?: undefined; readonly pageInfo?: Row };

/** Said of a search in the browser that did not see every row. */
interface SearchedPart {
  readonly searched: number;
}

/** Last step of a query: the answer as react-admin expects it, every record with an `id`. */
export function getResponseParser(
  meta: ResourceMeta,
  method: Method,
  params: CallParams,
): (response: Response) => Result {
  return ({ data, errors }) => {
    const root = isRow(data) ? data : {};
    switch (method) {
      case 'GET_LIST':
      case 'GET_MANY_REFERENCE':
        return listResult(meta, method, params, root);
      case 'GET_MANY':
        return manyResult(meta, params, root, errors);
      case 'GET_ONE':
        return { data: found(meta, root[offered(meta.one, meta, method).field]) };
      case 'CREATE':
        return { data: found(meta, root[offered(meta.create, meta, method).field]) };
      case 'UPDATE':
        return { data: found(meta, root[offered(meta.update, meta, method).field]) };
      case 'DELETE': {
        const deleted = root[offered(meta.delete, meta, method).field];
        // A record that is gone already is as deleted as it can be.
        return { data: isRow(deleted) ? withId(meta, deleted) : { ...params.previousData, id: params.id } };
      }
      case 'UPDATE_MANY':
      case 'DELETE_MANY':
        return bulkResult(meta, method, params, isRow(data) ? data : undefined, errors);
    }
  };
}

const withId = (meta: ResourceMeta, row: Row): Row => ({ ...row, id: String(row.id ?? row[meta.idField]) });

const rowsOf = (meta: ResourceMeta, value: unknown): readonly Row[] =>
  (Array.isArray(value) ? value : []).filter(isRow).map((row) => withId(meta, row));

function found(meta: ResourceMeta, value: unknown): Row {
  if (isRow(value)) return withId(meta, value);
  // S1: what the viewer may not see is answered as null.
  throw new HttpError('ra.notification.item_doesnt_exist', 404, { code: 'NOT_FOUND' });
}

function answered(meta: ResourceMeta, root: Row): { readonly rows: readonly Row[]; readonly info: Row } {
  const list = listOf(meta);
  const answer = root[list.field];
  if (!list.paged) return { rows: rowsOf(meta, answer), info: {} };
  const page = isRow(answer) ? answer : {};
  return { rows: rowsOf(meta, page.data), info: isRow(page.paginatorInfo) ? page.paginatorInfo : {} };
}

function listResult(meta: ResourceMeta, method: Method, params: CallParams, root: Row): Result {
  const { inBrowser } = listPlan(meta, method, params);
  const { rows, info } = answered(meta, root);
  if (inBrowser) {
    const found = browserList(rows, meta, inBrowser);
    const isPart = (typeof info.total === 'number' && info.total > rows.length) || info.hasMorePages === true;
    return isPart ? { ...found, meta: { searched: rows.length } } : found;
  }
  if (typeof info.total === 'number') return { data: rows, total: info.total };
  return {
    data: rows,
    pageInfo: {
      hasNextPage: info.hasMorePages === true,
      hasPreviousPage: (params.pagination?.page ?? 1) > 1,
    },
  };
}

function manyResult(meta: ResourceMeta, params: CallParams, root: Row, errors: unknown): Result {
  const ids = (params.ids ?? []).map(String);
  if (!meta.list?.idsFilter && meta.one) {
    const rows = rowsOf(
      meta,
      ids.map((_, index) => root[repeatedKey(index)]),
    );
    const faults = faultsOf(errors);
    // One record that cannot be read must not hide the others.
    if (rows.length === 0 && faults.length > 0)
      throw toHttpError(faults, { meta, method: 'GET_MANY', params });
    return { data: rows };
  }
  const byId = new Map(answered(meta, root).rows.map((row) => [row.id, row]));
  return { data: ids.flatMap((id) => byId.get(id) ?? []) };
}

function bulkResult(
  meta: ResourceMeta,
  method: Method,
  params: CallParams,
  root: Row | undefined,
  errors: unknown,
): Result {
  // What is wrong with the request, or with who asks, is no matter of single rows.
  const general = faultsOf(errors).filter(
    ({ code, path }) => path.length === 0 || code === 'UNAUTHENTICATED',
  );
  if (general.length > 0) throw toHttpError(general, { meta, method, params });
  return { data: bulkOutcome(method, params.ids ?? [], root, errors) };
}
