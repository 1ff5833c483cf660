import { useDataClient } from '#src/data/DataClient.tsx';
import { type ReadRow, recordImportRowsQuery } from './importOperations.ts';

const atOnce = 100;

/** Asks for the next row that is refused, in the order of the file. */
export function useNextRefused(key: string): (after: number) => Promise<ReadRow | undefined> {
  const client = useDataClient();
  const rowsOf = async (page: number) => {
    const { data } = await client.query({
      query: recordImportRowsQuery,
      variables: { key, outcome: 'REFUSED', first: atOnce, page },
      fetchPolicy: 'network-only',
    });
    return data.recordImportRows?.data ?? [];
  };
  const next = async (after: number, page = 1): Promise<ReadRow | undefined> => {
    const rows = await rowsOf(page);
    const found = rows.find(({ position }) => position > after);
    return found === undefined && rows.length === atOnce ? next(after, page + 1) : found;
  };
  return async (after) => next(after);
}
