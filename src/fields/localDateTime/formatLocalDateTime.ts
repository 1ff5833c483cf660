import { isDay } from '#src/data/dayOrMoment.ts';
import { formatDateTime } from '../dateTime/formatDateTime.ts';

const wallClock = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/;

/** The wall clock of the place (A1), read as it stands: never shifted to the viewer's zone. */
export function formatLocalDateTime(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const parts = wallClock.exec(value);
  return parts === null || !isDay(parts[1])
    ? value
    : formatDateTime(`${parts[1]}T${parts[2]}:00Z`, locale, 'UTC');
}
