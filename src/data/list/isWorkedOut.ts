import type { ListMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';

/** Conditions that no argument of the contract takes: the browser looks at them. */
export const isBrowserTest = (list: ListMeta | undefined, key: string): boolean => {
  const filter = list?.filters[key];
  return filter?.scalar === 'object' && filter.path.length === 0;
};

/** Whether a filter says something that has to be worked out before it is sent: "today", "me", conditions for the browser. */
export const isWorkedOut = (list: ListMeta | undefined, filter: Row = {}): boolean =>
  JSON.stringify(filter).includes('"@') || Object.keys(filter).some((key) => isBrowserTest(list, key));
