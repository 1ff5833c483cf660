import { StringFilter } from '../string/StringFilter.tsx';

export const PhoneFilter = StringFilter;
