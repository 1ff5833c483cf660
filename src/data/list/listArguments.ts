import type { ListMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { splitFilters } from './filterArguments.ts';
import { isWorkedOut } from './isWorkedOut.ts';

/** A filter with what it says relative to now and to the viewer worked out. */
export async function sentFilter(list: ListMeta, filter: Row, viewer: string | undefined): Promise<Row> {
  if (!isWorkedOut(list, filter)) return filter;
  const { preparedFilter } = await import('./preparedFilter.ts');
  return preparedFilter(list, filter, { viewer, now: new Date() });
}

/** The arguments by which a filter is asked of the contract, for the person who is signed in and as it is now. */
export async function listArguments(list: ListMeta, filter: Row, viewer: string | undefined): Promise<Row> {
  return splitFilters(list, await sentFilter(list, filter, viewer)).variables;
}
