import { sql } from 'kysely';
import { todayIn } from '#schema/todayIn.ts';
import type { NextRow, Row } from '#server/db/Row.ts';
import { heldRow } from '#server/graphql/write/heldRows.ts';
import { isId, select } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

type Journey = NextRow<JourneyTable>;

/** The event's row; the reference was checked before, so a missing one is a fault. */
export async function eventOfJourney(
  write: Write,
  row: Pick<Journey, 'centre_event_id'>,
): Promise<Row<'centre_events'>> {
  const id = row.centre_event_id;
  const held = isId(id) ? heldRow(write.tx, 'centre_events', id) : undefined;
  if (held !== undefined) return held.row;
  const [event] = isId(id) ? await select(write.tx, 'centre_events', sql`where t.id = ${id}`) : [];
  if (event === undefined) throw new Error(`There is no event ${String(id)}.`);
  return event;
}

/** The audit files a booking under its event's country. */
export async function countryOfJourney(row: Journey, write: Write): Promise<string> {
  return (await eventOfJourney(write, row)).country_id;
}

/** 'Ada Example · Spring course'; a placeholder has the event's name alone. */
export async function nameOfJourney(row: Journey, write: Write): Promise<string> {
  const { name: event } = await eventOfJourney(write, row);
  const id = row.participant_id;
  const held = isId(id) ? heldRow(write.tx, 'participants', id) : undefined;
  const [person] =
    held !== undefined
      ? [held.row]
      : isId(id)
        ? await select(write.tx, 'participants', sql`where t.id = ${id}`)
        : [];
  return [person === undefined ? null : person.full_name, event].filter((part) => part !== null).join(' · ');
}

/** Bookings and waiting-list entries hold the same journey. */
export type JourneyTable = 'event_bookings' | 'waiting_list_entries';

type Day = 'date_arrival' | 'date_departure' | 'date_check_in' | 'date_check_out';

/** B7: calendar dates compare as text. */
export function checkJourneyDates({ now }: Write, change: Change<JourneyTable>): void {
  const { date_of_birth: born } = change.values;
  // Wherever the day is furthest on: who is born today is entered nowhere before.
  if (typeof born === 'string' && born > todayIn('Pacific/Kiritimati', now))
    change.problems.add(`${change.path}.date_of_birth`, 'Must not be after today.');
  refuseEarlier(change, 'date_arrival', 'date_departure', 'The departure must not be before the arrival.');
  refuseEarlier(change, 'date_check_in', 'date_check_out', 'Check-out must not be before check-in.');
}

function refuseEarlier(change: Change<JourneyTable>, from: Day, to: Day, message: string): void {
  const [first, last] = [change.row[from], change.row[to]];
  if (first === null || last === null || last >= first) return;
  const field = change.values[to] === undefined ? from : to;
  change.problems.add(`${change.path}.${field}`, message);
}
