import type { ListMeta } from '#src/data/ResourceMeta.ts';

/** Where a list's groups and totals are reckoned: a list without pages is filtered in the browser, which has its rows. */
export function hasFigures(list: ListMeta | undefined): 'browser' | 'server' | undefined {
  if (list?.paged === false) return 'browser';
  return list?.figures === true ? 'server' : undefined;
}
