import { StringFilter } from '../string/StringFilter.tsx';

export const EmailFilter = StringFilter;
