import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useStore, type FilterPayload, type RaRecord, type SortPayload } from 'react-admin';
import { useEffect } from 'react';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import { findNeighbours, type Neighbours } from './findNeighbours.ts';

/** What react-admin keeps of a list that was looked at. */
interface ListParams {
  readonly filter: FilterPayload;
  readonly sort: string;
  readonly order: SortPayload['order'];
  readonly page: number;
  readonly perPage: number;
}

/** Pages that were read stay good for a while: walking from record to record asks for little. */
const staleTime = 60_000;

/** The records before and after one in its list, with the filters and the order in which that was last looked at. */
export function useNeighbours(
  resource: 'bookings' | 'waitingListEntries',
  id: string,
  sort: SortPayload,
): Neighbours | undefined {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [params, setParams] = useStore<ListParams | undefined>(`${resource}.listParams`);
  const order: SortPayload = params === undefined ? sort : { field: params.sort, order: params.order };
  const filter = params?.filter ?? {};
  const last = { page: params?.page ?? 1, perPage: params?.perPage ?? defaultPerPage };
  const list = { filter, sort: order };
  const read = (page: number, perPage: number) =>
    queryClient.fetchQuery({
      queryKey: [resource, 'neighbours', 'page', list, page, perPage],
      staleTime,
      queryFn: async ({ signal }) => {
        const pagination = { page, perPage };
        const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
          ...list,
          pagination,
          meta: { pick: true },
          signal,
        });
        return { ids: data.map((record) => String(record.id)), total };
      },
    });
  const { data } = useQuery({
    queryKey: [resource, 'neighbours', list, last.perPage, id],
    queryFn: async () => (await findNeighbours(read, id, last)) ?? null,
    staleTime,
    retry: false,
  });
  const page = data?.page;
  useEffect(() => {
    // The list follows the walk: on the way back it shows the record that was looked at last.
    if (params !== undefined && page !== undefined && page !== params.page) setParams({ ...params, page });
  }, [params, page, setParams]);
  return data ?? undefined;
}
