import { StringFilter } from '../string/StringFilter.tsx';

export const RichTextFilter = StringFilter;
