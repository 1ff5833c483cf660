import { StringFilter } from '../string/StringFilter.tsx';

/** One looks for words in a long text; nobody filters by its whole. */
export const LongTextFilter = StringFilter;
