import { valueAt } from '../value/valueAt.ts';

/** The zone of the event that a row is, or belongs to. */
function zoneOf(row: unknown): string | undefined {
  const zone = valueAt(row, 'timeZone') ?? valueAt(row, 'centreEvent.timeZone');
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/** A moment in a file, on the clock of its row's event (S5) and with its offset: '2027-03-12T10:30:00+01:00'. */
export function momentText(value: unknown, row: unknown): string {
  if (typeof value !== 'string') return '';
  const moment = new Date(value);
  const timeZone = zoneOf(row);
  if (timeZone === undefined || Number.isNaN(moment.getTime())) return value;
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    timeZone,
  }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${day}T${time}${part('timeZoneName').replace('GMT', '') || '+00:00'}`;
}
