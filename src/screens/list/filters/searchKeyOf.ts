import type { ListMeta } from '#src/data/ResourceMeta.ts';

/** Plain lists are searched in the browser, under react-admin's own key. */
const browserSearch = 'q';

/** What the search field of a list writes; undefined where nothing can be searched for. */
export const searchKeyOf = (list: ListMeta | undefined): string | undefined =>
  list?.searchFilter ?? (list?.paged === false ? browserSearch : undefined);
