import type { ListMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { splitFilters } from './filterArguments.ts';
import { isWorkedOut } from './isWorkedOut.ts';

/** The arguments by which a filter is asked of the contract, for the person who is signed in and as it is now. */
export async function listArguments(list: ListMeta, filter: Row, viewer: string | undefined): Promise<Row> {
  if (!isWorkedOut(list, filter)) return splitFilters(list, filter).variables;
  const { preparedFilter } = await import('./preparedFilter.ts');
  return splitFilters(list, preparedFilter(list, filter, { viewer, now: new Date() })).variables;
}
