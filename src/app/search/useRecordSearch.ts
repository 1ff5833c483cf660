import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { searchQuery } from '#src/data/searchQuery.ts';
import { appResources } from '../resourceRoutes.tsx';

export interface FoundRecords {
  readonly resource: string;
  readonly records: readonly { readonly id: string; readonly name: string }[];
}

const perResource = 5;

async function find(dataProvider: DataProvider, resource: string, query: string): Promise<FoundRecords> {
  const app = appResources[resource];
  const searchFilter = (await app?.meta())?.list?.searchFilter;
  if (!app || !searchFilter) return { resource, records: [] };
  const { data } = await dataProvider.getList<RaRecord>(resource, {
    filter: { [searchFilter]: query },
    pagination: { page: 1, perPage: perResource },
    sort: { field: '', order: 'ASC' },
    meta: { pick: true },
  });
  return {
    resource,
    records: data.map((record) => ({
      id: String(record.id),
      name: app.recordRepresentation?.(record) ?? String(record.id),
    })),
  };
}

/** Records by name, over the lists given, in their order. The calls of one tick leave in one request. */
export function useRecordSearch(query: string, allowed: readonly string[]) {
  const dataProvider = useDataProvider();
  const searched = allowed.filter((resource) => appResources[resource]?.show);
  return useQueries({
    queries: searched.map((resource) => ({
      queryKey: ['app', 'search', resource, query],
      queryFn: () => find(dataProvider, resource, query),
      ...searchQuery,
      enabled: query.length > 1,
      staleTime: 30_000,
      retry: false,
    })),
    combine: (results) => ({
      found: results.flatMap(({ data }) => (data && data.records.length > 0 ? [data] : [])),
      pending: results.some(({ isFetching }) => isFetching),
      failed: results.some(({ isError }) => isError),
    }),
  });
}
