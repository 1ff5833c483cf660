import { columnText, type Row } from '../../graphql/write/Json.ts';
import type { Change } from '../../graphql/write/WriteDefinition.ts';

/** P1: no placeholder outlasts the day the event begins. */
export function checkExpiry(change: Change, event: Row): void {
  const given = columnText(change.values, 'date_expiry');
  const first = columnText(event, 'date_start');
  if (change.input['date_expiry'] === undefined || given === null || first === null || given <= first) return;
  change.problems.add(
    `${change.path}.date_expiry`,
    'A placeholder expires on the first day of the event at the latest.',
  );
}
