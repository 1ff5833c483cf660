import { columnText } from '../../graphql/write/Json.ts';
import type { Change } from '../../graphql/write/WriteDefinition.ts';

/** B7: calendar dates compare as text. */
export function checkJourneyDates(change: Change): void {
  refuseEarlier(change, 'date_arrival', 'date_departure', 'The departure must not be before the arrival.');
  refuseEarlier(change, 'date_check_in', 'date_check_out', 'Check-out must not be before check-in.');
}

function refuseEarlier(change: Change, from: string, to: string, message: string): void {
  const [first, last] = [columnText(change.row, from), columnText(change.row, to)];
  if (first === null || last === null || last >= first) return;
  const field = change.values[to] === undefined ? from : to;
  change.problems.add(`${change.path}.${field}`, message);
}
