import { useDataClient } from '#src/data/DataClient.tsx';
import { type ReadRow, recordImportRowsQuery } from './importOperations.ts';

const atOnce = 100;

/** Asks for the next row that is refused, in the order of the file. */
export function useNextRefused(key: string): (after: number) => Promise<ReadRow | undefined> {
  const client = useDataClient();
  return async (after) => {
    const { data } = await client.query({
      query: recordImportRowsQuery,
      variables: { key, outcome: 'REFUSED', first: atOnce },
      fetchPolicy: 'network-only',
    });
    return data.recordImportRows?.data.find(({ position }) => position > after);
  };
}
