import type { ApolloClient } from '@apollo/client/core';
import buildGraphQLProvider from 'ra-data-graphql';
import { type DataProvider, type Identifier, HttpError } from 'react-admin';

import { createBuildQuery } from './buildQuery.ts';
import type { CallParams, Method } from './CallParams.ts';
import { BulkError, type RowResult } from './errors/BulkError.ts';
import { keepNetworkErrors } from './errors/keepNetworkErrors.ts';
import { translateError } from './errors/toHttpError.ts';
import { isWorkedOut } from './list/isWorkedOut.ts';
import { pageCap } from './list/listPlan.ts';
import { metaLibrary } from './meta/metaLibrary.ts';
import type { ResourceMeta, ResourceMetas } from './ResourceMeta.ts';

interface DataProviderOptions {
  readonly client: ApolloClient<unknown>;
  readonly metas: ResourceMetas;
  /** The id of whoever is signed in. */
  readonly viewer?: () => string | undefined;
}

/** How many records one operation asks or changes by alias; the server allows 250 aliases, and an id may be one more. */
const aliasCap = 100;

/** react-admin's data provider over generated metadata: no introspection, one request a call. */
export function createDataProvider({ client, metas, viewer }: DataProviderOptions): DataProvider {
  const library = metaLibrary(metas);
  const provider = buildGraphQLProvider({
    client: keepNetworkErrors(client),
    introspection: false,
    buildQuery: createBuildQuery(library),
    // One record that cannot be read or written must not hide what became of the others.
    query: (_resource, method) => (method === 'GET_MANY' ? { errorPolicy: 'all' } : {}),
    mutation: (_resource, method) =>
      method === 'UPDATE_MANY' || method === 'DELETE_MANY' ? { errorPolicy: 'all' } : {},
  });

  async function call<Result>(
    method: Method,
    resource: string,
    params: CallParams,
    send: (meta: ResourceMeta) => Promise<Result>,
  ): Promise<Result> {
    const meta = await library.load(resource);
    try {
      return await send(meta);
    } catch (error) {
      throw translateError(error, { meta, method, params });
    }
  }

  /** Most filters are sent as they stand; the rest of the machinery is loaded where one is not. */
  async function prepared<Params extends CallParams>(meta: ResourceMeta, params: Params): Promise<Params> {
    if (!isWorkedOut(meta.list, params.filter)) return params;
    const { preparedFilter } = await import('./list/preparedFilter.ts');
    const asking = { viewer: viewer?.(), now: new Date() };
    return { ...params, filter: preparedFilter(meta.list, params.filter ?? {}, asking) };
  }

  const getMany: DataProvider['getMany'] = (resource, params) =>
    call('GET_MANY', resource, params, async (meta) => {
      const pages = await Promise.all(
        chunks(params.ids, manyCap(meta)).map((ids) => provider.getMany(resource, { ...params, ids })),
      );
      return { data: pages.flatMap(({ data }) => data) };
    });

  async function changeMany(
    method: 'UPDATE_MANY' | 'DELETE_MANY',
    resource: string,
    params: { readonly ids: readonly Identifier[] },
    send: (ids: Identifier[]) => Promise<{ readonly data?: RowResult[] }>,
  ): Promise<{ data: Identifier[] }> {
    return call(method, resource, params, async () => {
      const results = (
        await Promise.all(chunks(params.ids, aliasCap).map((ids) => settle(method, ids, send)))
      ).flat();
      if (results.some(({ state }) => state !== 'done')) throw new BulkError(results);
      return { data: [...params.ids] };
    });
  }

  return {
    client,
    supportAbortSignal: true,
    getList: (resource, params) =>
      call('GET_LIST', resource, params, async (meta) =>
        provider.getList(resource, await prepared(meta, params)),
      ),
    getManyReference: (resource, params) =>
      call('GET_MANY_REFERENCE', resource, params, async (meta) =>
        provider.getManyReference(resource, await prepared(meta, params)),
      ),
    getMany,
    getOne: (resource, params) =>
      call('GET_ONE', resource, params, async (meta) => {
        if (meta.one) return provider.getOne(resource, params);
        const [record] = (await getMany(resource, { ...params, ids: [params.id] })).data;
        if (!record) throw new HttpError('ra.notification.item_doesnt_exist', 404, { code: 'NOT_FOUND' });
        return { data: record };
      }),
    create: (resource, params) => call('CREATE', resource, params, () => provider.create(resource, params)),
    update: (resource, params) => call('UPDATE', resource, params, () => provider.update(resource, params)),
    updateMany: (resource, params) =>
      changeMany('UPDATE_MANY', resource, params, (ids) => provider.updateMany(resource, { ...params, ids })),
    delete: (resource, params) => call('DELETE', resource, params, () => provider.delete(resource, params)),
    deleteMany: (resource, params) =>
      changeMany('DELETE_MANY', resource, params, (ids) => provider.deleteMany(resource, { ...params, ids })),
  };
}

const manyCap = (meta: ResourceMeta): number => {
  if (meta.list?.idsFilter) return pageCap;
  return meta.one ? aliasCap : Number.POSITIVE_INFINITY;
};

/**
 * Rows whose outcome an emptied answer does not tell are asked again: setting the same values twice changes nothing
 * more, and what is deleted by then has been deleted by us. Each round settles at least the row that emptied the answer.
 */
async function settle(
  method: 'UPDATE_MANY' | 'DELETE_MANY',
  ids: readonly Identifier[],
  send: (ids: Identifier[]) => Promise<{ readonly data?: RowResult[] }>,
): Promise<readonly RowResult[]> {
  const { data: results = [] } = await send([...ids]);
  const unknown = results.filter(({ state }) => state === 'unknown').map(({ id }) => id);
  if (unknown.length === 0 || unknown.length === ids.length) return results;
  const settled = (await settle(method, unknown, send)).map((result) =>
    method === 'DELETE_MANY' && result.error?.code === 'NOT_FOUND'
      ? { id: result.id, state: 'done' as const }
      : result,
  );
  const again = new Map(settled.map((result) => [result.id, result]));
  return results.map((result) => again.get(result.id) ?? result);
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  if (items.length === 0) return [];
  if (items.length <= size) return [[...items]];
  return [items.slice(0, size), ...chunks(items.slice(size), size)];
}
