import { useAsk } from '#src/data/DataClient.tsx';
import { type ReadRow, recordImportRowsQuery } from './importOperations.ts';

const atOnce = 100;

/** Asks for the next row that is refused, in the order of the file. */
export function useNextRefused(key: string): (after: number) => Promise<ReadRow | undefined> {
  const ask = useAsk();
  const rowsOf = async (page: number) => {
    const variables = { key, outcome: 'REFUSED', first: atOnce, page } as const;
    return (await ask(recordImportRowsQuery, variables)).recordImportRows?.data ?? [];
  };
  const next = async (after: number, page = 1): Promise<ReadRow | undefined> => {
    const rows = await rowsOf(page);
    const found = rows.find(({ position }) => position > after);
    return found === undefined && rows.length === atOnce ? next(after, page + 1) : found;
  };
  return async (after) => next(after);
}
