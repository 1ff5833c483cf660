import { formatLocalDateTime } from '../localDateTime/formatLocalDateTime.ts';
import { labelOf } from '../value/labelOf.ts';
import { isValues } from '#src/data/isValues.ts';

const wallClock = /^\d{4}-\d{2}-\d{2}T/;

/** What tells one row from the next while it is closed: its name, else the first words and related names in it. */
export function rowSummary(row: unknown): string {
  if (!isValues(row)) return '';
  const own = labelOf(row);
  const times = Object.values(row)
    .filter((value): value is string => typeof value === 'string' && wallClock.test(value))
    .map((value) => formatLocalDateTime(value, 'en-GB')?.split(', ').pop() ?? '');
  if (own !== undefined) return [own, times.join('–')].filter(Boolean).join(' · ');
  const words = Object.entries(row)
    .filter(([key]) => !/^id$|Id$/.test(key))
    .map(([, value]) =>
      isValues(value)
        ? labelOf(value)
        : typeof value === 'string' && !wallClock.test(value)
          ? value
          : undefined,
    )
    .filter((text) => text !== undefined && text !== '');
  return words.slice(0, 2).join(' · ');
}
