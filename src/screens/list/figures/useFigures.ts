import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { splitFilters } from '#src/data/list/filterArguments.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useFilters } from '../filters/useFilters.ts';
import type { GroupBy } from '../look/TableLook.ts';
import type { NumberColumn } from './numberColumns.ts';
import { listFiguresQuery } from './listFiguresQuery.ts';

export const viewersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Figures of all rows of the list in context, reckoned by the server. */
export function useFigures(groupBy: GroupBy | undefined, numbers: readonly NumberColumn[]) {
  const client = useDataClient();
  const { name, type, list } = useResourceMeta();
  const { values } = useFilters();
  const args = list ? splitFilters(list, values).variables : {};
  const variables = {
    list: { type, arguments: JSON.stringify(args) },
    ...(groupBy && { groupBy: groupBy.source, unit: groupBy.unit ?? null, zone: viewersZone() }),
    totals: numbers.map(({ field, apart }) => ({ field, apart: apart ?? null })),
  };
  return useQuery({
    // Beside the list's own answers: what changes those reads these again.
    queryKey: [name, 'getList', 'figures', variables],
    queryFn: async () => {
      const { data } = await client.query({
        query: listFiguresQuery,
        variables,
        fetchPolicy: 'network-only',
      });
      return data.listFigures;
    },
  });
}
