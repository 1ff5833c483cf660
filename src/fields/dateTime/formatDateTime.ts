import { dateText } from '../date/formatDate.ts';

/** A moment as '12 Mar 2027, 14:05' in the given zone, the viewer's where none is given. */
export function formatDateTime(value: unknown, locale: string, timeZone?: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  return dateText(moment, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
}
