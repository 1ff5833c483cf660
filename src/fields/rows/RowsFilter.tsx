import { JsonFilter } from '../json/JsonFilter.tsx';

/** No contract filters by whole rows; should one, it takes them as JSON. */
export const RowsFilter = JsonFilter;
