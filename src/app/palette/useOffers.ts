import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { paletteSources } from '#overrides/index.ts';
import { isSearchable } from '#src/data/isSearchable.ts';
import { searchQuery } from '#src/data/searchQuery.ts';
import { decide } from '#src/data/access/Permission.ts';
import { useAccess } from '#src/data/access/useAccess.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { resourceTypes } from '../resourceRoutes.tsx';

/** What the overrides make of what was typed. */
export function useOffers(query: string) {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const access = useAccess();
  const { pathname: path } = useLocation();
  const may = (resource: string, action: string) => {
    const type = access?.find((one) => one.type === resourceTypes[resource]);
    return decide(action, type, undefined).allowed;
  };
  return useQueries({
    queries: paletteSources.map(({ name, load }) => ({
      queryKey: ['app', 'palette', name, query, locale, path],
      queryFn: async () => (await load())(query, { dataProvider, translate, locale, path, may }),
      ...searchQuery,
      enabled: isSearchable(query),
      staleTime: 30_000,
      retry: false,
    })),
    combine: (results) => ({
      offers: results.flatMap(({ data }) => data ?? []),
      pending: results.some(({ isFetching }) => isFetching),
      failed: results.some(({ isError }) => isError),
    }),
  });
}
