import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import type { JourneyTable } from './JourneyTable.ts';

type Day = 'date_arrival' | 'date_departure' | 'date_check_in' | 'date_check_out';

/** B7: calendar dates compare as text. */
export function checkJourneyDates(change: Change<JourneyTable>): void {
  refuseEarlier(change, 'date_arrival', 'date_departure', 'The departure must not be before the arrival.');
  refuseEarlier(change, 'date_check_in', 'date_check_out', 'Check-out must not be before check-in.');
}

function refuseEarlier(change: Change<JourneyTable>, from: Day, to: Day, message: string): void {
  const [first, last] = [change.row[from], change.row[to]];
  if (first === null || last === null || last >= first) return;
  const field = change.values[to] === undefined ? from : to;
  change.problems.add(`${change.path}.${field}`, message);
}
