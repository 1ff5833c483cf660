import { isMoment } from '#src/data/dayOrMoment.ts';
import { localDay } from '#src/data/list/filterArguments.ts';
import { formatDate } from '../date/formatDate.ts';

/** The day of a moment, on the viewer's clock, where its hour tells nobody anything. */
export const formatMomentDay = (value: unknown, locale: string): string | undefined =>
  formatDate(isMoment(value) ? localDay(new Date(value)) : value, locale);
