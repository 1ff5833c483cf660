import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { isSearchable } from '#src/data/isSearchable.ts';
import { searchQuery } from '#src/data/searchQuery.ts';
import { apartText } from '#src/fields/value/apartText.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { appResources } from '../resourceRoutes.tsx';

interface FoundRecords {
  readonly resource: string;
  readonly records: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
}

const perResource = 5;

async function find(
  dataProvider: DataProvider,
  resource: string,
  query: string,
  locale: string,
): Promise<FoundRecords> {
  const app = appResources[resource];
  const meta = await app?.meta();
  const searchFilter = meta?.list?.searchFilter;
  if (!app || !searchFilter) return { resource, records: [] };
  const apart = meta.apart ?? [];
  const { data } = await dataProvider.getList<RaRecord>(resource, {
    filter: { [searchFilter]: query },
    pagination: { page: 1, perPage: perResource },
    sort: { field: '', order: 'ASC' },
    meta: apart.length === 0 ? { pick: true } : { columns: apart },
  });
  return {
    resource,
    records: data.map((record) => ({
      id: String(record.id),
      name: app.recordRepresentation?.(record) ?? String(record.id),
      detail: apartText(record, apart, locale),
    })),
  };
}

/** Records by name, over the lists given, in their order. The calls of one tick leave in one request. */
export function useRecordSearch(query: string, allowed: readonly string[]) {
  const dataProvider = useDataProvider();
  const locale = useFormatLocale();
  const searched = allowed.filter((resource) => appResources[resource]?.show);
  return useQueries({
    queries: searched.map((resource) => ({
      queryKey: ['app', 'search', resource, query, locale],
      queryFn: () => find(dataProvider, resource, query, locale),
      ...searchQuery,
      enabled: isSearchable(query),
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
