import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import { useKeptParams, type KeptParams } from '#src/screens/list/useKeptParams.ts';
import { findNeighbours, type Neighbours } from './findNeighbours.ts';

/** Pages that were read stay good for a while: walking from record to record asks for little. */
const staleTime = 60_000;

/** The records before and after one in its list as it was last looked at; nothing where nobody has looked at it. */
export function useNeighbours(
  resource: 'bookings' | 'waitingListEntries',
  id: string,
): Neighbours | undefined {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [params, setParams] = useKeptParams(resource);
  const read = ({ filter, sort, order, perPage }: KeptParams, page: number) =>
    queryClient.fetchQuery({
      queryKey: [resource, 'neighbours', 'page', filter, sort, order, page, perPage],
      staleTime,
      queryFn: async ({ signal }) => {
        const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
          filter,
          sort: { field: sort, order },
          pagination: { page, perPage },
          meta: { pick: true },
          signal,
        });
        return { ids: data.map((record) => String(record.id)), total };
      },
    });
  // Not by its page, which follows the walk.
  const { page: _page, ...list } = params ?? {};
  const { data } = useQuery({
    queryKey: [resource, 'neighbours', list, id],
    queryFn: params
      ? async () => (await findNeighbours((page) => read(params, page), id, params)) ?? null
      : skipToken,
    // The list may be looked at elsewhere by now.
    staleTime: ({ state }) => (state.data === null ? 0 : staleTime),
    retry: false,
  });
  const page = data?.page;
  useEffect(() => {
    // The list follows the walk: on the way back it shows the record that was looked at last.
    if (params !== undefined && page !== undefined && page !== params.page) setParams({ ...params, page });
  }, [params, page, setParams]);
  return data ?? undefined;
}
