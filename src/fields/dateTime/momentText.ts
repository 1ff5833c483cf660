import { valueAt } from '../value/valueAt.ts';
import { keptFormat } from '../wording/keptFormat.ts';

function zoneOf(row: unknown, source: string): string | undefined {
  const zone = valueAt(row, source);
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/** A moment in a file, on the clock of where its row takes place (S5) and with its offset: '2027-03-12T10:30:00+01:00'. */
export function momentText(value: unknown, row: unknown, zone: string | undefined): string {
  if (typeof value !== 'string') return '';
  const moment = new Date(value);
  const timeZone = zone === undefined ? undefined : zoneOf(row, zone);
  if (timeZone === undefined || Number.isNaN(moment.getTime())) return value;
  const parts = keptFormat(Intl.DateTimeFormat, 'en-GB', {
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
