import { formatDate } from '../date/formatDate.ts';
import { isDateText } from './isDateText.ts';

/** What names a record, as people read it: a date among its pieces is written out. */
export const nameText = (name: string, locale: string): string =>
  name
    .split(' · ')
    .map((piece) => (isDateText(piece) ? (formatDate(piece, locale) ?? piece) : piece))
    .join(' · ');
