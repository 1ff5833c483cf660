import { JsonFilter } from '../json/JsonFilter.tsx';

/** No contract filters by a whole object; should one, it takes it as JSON. */
export const PartFilter = JsonFilter;
