import { sentFilter, type Asking } from '#schema/sentFilter.ts';
import type { ListMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { isBrowserTest } from './isWorkedOut.ts';
import { rowTestOf } from './rowTestOf.ts';

/** A filter as the list's plan takes it: days and people worked out, conditions of the browser ready to be asked. */
export function preparedFilter(list: ListMeta | undefined, filter: Row, asking: Asking): Row {
  const sent = Object.entries(sentFilter(filter, asking));
  return Object.fromEntries(
    sent.map(([key, value]) => [key, isBrowserTest(list, key) ? rowTestOf(value) : value]),
  );
}
