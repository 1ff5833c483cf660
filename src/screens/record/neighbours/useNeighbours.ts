import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useKeptParams } from '#src/screens/list/useKeptParams.ts';
import { neighboursIn, withPage, type Neighbours } from './Walk.ts';
import { keepWalk, readWalk } from './walkStore.ts';

/**
 * The records before and after one in the list that it was opened from. They are known from the page of the list; only
 * at the edge of what was seen one page more is asked for.
 */
export function useNeighbours(resource: string, id: string): Neighbours | undefined {
  const dataProvider = useDataProvider();
  const [walk, setWalk] = useState(() => readWalk(resource));
  const [params, setParams] = useKeptParams(resource);
  const found = walk && neighboursIn(walk, id);
  const unknown = found?.unknown;
  const { data } = useQuery({
    queryKey: [resource, 'neighbours', walk?.filter, walk?.sort, walk?.perPage, unknown],
    enabled: walk !== undefined && unknown !== undefined,
    queryFn: async ({ signal }) => {
      if (walk === undefined || unknown === undefined) return null;
      const { data: rows, total = walk.total } = await dataProvider.getList<RaRecord>(resource, {
        filter: walk.filter,
        sort: walk.sort,
        pagination: { page: unknown, perPage: walk.perPage },
        meta: { pick: true },
        signal,
      });
      return { page: unknown, ids: rows.map((row) => String(row.id)), total };
    },
  });
  useEffect(() => {
    if (walk === undefined || !data || data.page !== unknown) return;
    const more = withPage(walk, data.page, data.ids, data.total);
    keepWalk(resource, more);
    setWalk(more);
  }, [resource, walk, data, unknown]);
  const page = found?.page;
  useEffect(() => {
    // The list follows the walk: on the way back it shows the record that was looked at last.
    if (walk === undefined || page === undefined || page === (params?.page ?? 1)) return;
    const { filter, sort, perPage } = walk;
    setParams({ filter, sort: sort.field, order: sort.order, perPage, ...params, page });
  }, [walk, params, page, setParams]);
  return found;
}
