import { onClock } from '#schema/onClock.ts';
import { valueAt } from '../value/valueAt.ts';

/** A moment in a file, on the clock of where its row takes place (S5) and with its offset: '2027-03-12T10:30:00+01:00'. */
export function momentText(value: unknown, row: unknown, zone: string | undefined): string {
  if (typeof value !== 'string') return '';
  const timeZone = zone === undefined ? undefined : valueAt(row, zone);
  return onClock(value, typeof timeZone === 'string' ? timeZone : '').text;
}
