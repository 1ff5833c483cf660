import { StringFilter } from '../string/StringFilter.tsx';

export const UrlFilter = StringFilter;
