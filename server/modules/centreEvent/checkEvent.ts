import type { Change } from '#server/graphql/write/WriteDefinition.ts';

/** Calendar dates compare as text. */
export function checkDays(change: Change<'centre_events'>): void {
  const [first, last] = [change.row.date_start, change.row.date_end];
  if (last === null || (first !== null && last >= first)) return;
  const message =
    first === null
      ? 'An event with a last day needs a first one.'
      : 'The last day must not be before the first.';
  const field = first === null || change.values.date_end === undefined ? 'date_start' : 'date_end';
  change.problems.add(`${change.path}.${field}`, message);
}

const limits = [
  'max_trainees',
  'max_staff',
  'max_bookings_country',
  'max_bookings_user',
  'max_waiting_list',
  'placeholder_expiry_days',
] as const;

/** C3: empty is unlimited, 0 is none; below that there is nothing. */
export function checkLimits(change: Change<'centre_events'>): void {
  for (const column of limits) {
    const value = change.values[column];
    if (typeof value === 'number' && value < 0)
      change.problems.add(`${change.path}.${column}`, 'This must not be negative.');
  }
}
