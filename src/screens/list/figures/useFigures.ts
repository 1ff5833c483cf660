import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, type RaRecord } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { listArguments } from '#src/data/list/listArguments.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { viewersZone } from '#src/fields/dateTime/viewersZone.ts';
import { useFilters } from '../filters/useFilters.ts';
import type { GroupBy } from '../look/TableLook.ts';
import { browserFigures } from './browserFigures.ts';
import { hasFigures } from './hasFigures.ts';
import { listFiguresQuery, type Figures } from './listFiguresQuery.ts';
import type { NumberColumn } from './numberColumns.ts';

/** More than any list has that comes as a whole. */
const wholeList = { page: 1, perPage: 1_000_000 } as const;

/** Figures of all rows of the list in context: reckoned by the server, or here where all rows are. */
export function useFigures(groupBy: GroupBy | undefined, numbers: readonly NumberColumn[]) {
  const ask = useAsk();
  const dataProvider = useDataProvider();
  const { name, type, list } = useResourceMeta();
  const { values } = useFilters();
  const { identity } = useGetIdentity();
  const asked = {
    ...(groupBy && { groupBy: groupBy.source, unit: groupBy.unit ?? null, zone: viewersZone() }),
    totals: numbers.map(({ field, apart }) => ({ field, apart: apart ?? null })),
  };
  const inBrowser = async (): Promise<Figures> => {
    const columns = [groupBy?.source, ...numbers.flatMap(({ field, apart }) => [field, apart])];
    const { data } = await dataProvider.getList<RaRecord>(name, {
      filter: values,
      pagination: wholeList,
      sort: { field: 'id', order: 'ASC' },
      meta: { columns: columns.filter((source) => source !== undefined) },
    });
    return browserFigures(data, asked);
  };
  const onServer = async (): Promise<Figures> => {
    const args = list ? await listArguments(list, values, identity?.id?.toString()) : {};
    const selection = { type, arguments: JSON.stringify(args) };
    return (await ask(listFiguresQuery, { ...asked, list: selection })).listFigures;
  };
  return useQuery({
    // Beside the list's own answers: what changes those reads these again.
    queryKey: [name, 'getList', 'figures', values, asked],
    queryFn: hasFigures(list) === 'browser' ? inBrowser : onServer,
  });
}
