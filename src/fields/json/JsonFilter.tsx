import { StringFilter } from '../string/StringFilter.tsx';

export const JsonFilter = StringFilter;
