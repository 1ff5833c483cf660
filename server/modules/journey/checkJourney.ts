import { sql } from '../../db/sql.ts';
import { columnText, type Row } from '../../graphql/write/Json.ts';
import { exists } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';

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

/** S2: a restricted event takes people of its allowed countries only; with nobody listed, global roles decide alone. */
export async function checkAllowedCountry(write: Write, change: Change, event: Row): Promise<void> {
  const person = columnText(change.row, 'participant_id');
  if (event['restrict_countries'] !== true || person === null) return;
  if (change.values['participant_id'] === undefined && change.values['centre_event_id'] === undefined) return;
  const refused = sql`select 1 from participants p where p.id = ${person}
    and exists (select 1 from centre_event_allowed_countries a where a.centre_event_id = ${columnText(event, 'id')})
    and not exists (select 1 from centre_event_allowed_countries a
                    where a.centre_event_id = ${columnText(event, 'id')} and a.country_id = p.country_id)`;
  if (await exists(write.tx, refused))
    change.problems.add(
      `${change.path}.participant`,
      'This event does not take participants of this country.',
    );
}
