import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { listArguments } from '#src/data/list/listArguments.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { viewersZone } from '#src/fields/dateTime/viewersZone.ts';
import { useFilters } from '../filters/useFilters.ts';
import type { GroupBy } from '../look/TableLook.ts';
import type { NumberColumn } from './numberColumns.ts';
import { listFiguresQuery } from './listFiguresQuery.ts';

/** Figures of all rows of the list in context, reckoned by the server. */
export function useFigures(groupBy: GroupBy | undefined, numbers: readonly NumberColumn[]) {
  const client = useDataClient();
  const { name, type, list } = useResourceMeta();
  const { values } = useFilters();
  const { identity } = useGetIdentity();
  const variables = {
    ...(groupBy && { groupBy: groupBy.source, unit: groupBy.unit ?? null, zone: viewersZone() }),
    totals: numbers.map(({ field, apart }) => ({ field, apart: apart ?? null })),
  };
  return useQuery({
    // Beside the list's own answers: what changes those reads these again.
    queryKey: [name, 'getList', 'figures', values, variables],
    queryFn: async () => {
      const args = list ? await listArguments(list, values, identity?.id?.toString()) : {};
      const { data } = await client.query({
        query: listFiguresQuery,
        variables: { ...variables, list: { type, arguments: JSON.stringify(args) } },
        fetchPolicy: 'network-only',
      });
      return data.listFigures;
    },
  });
}
