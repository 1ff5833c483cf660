import { sql } from 'kysely';
import { heldRow } from '../../graphql/write/heldRows.ts';
import { columnText, type Json, type Row } from '../../graphql/write/Json.ts';
import { isId, rowText, select } from '../../graphql/write/rows.ts';
import type { Write } from '../../graphql/write/WriteDefinition.ts';

/** The event's row; the reference was checked before, so a missing one is a fault. */
export async function eventOfJourney(write: Write, row: Row): Promise<Row> {
  const id = columnText(row, 'centre_event_id');
  const held = isId(id) ? heldRow(write.tx, 'CentreEvent', id) : undefined;
  if (held !== undefined) return held.row;
  const [event] = isId(id)
    ? await select(write.tx, sql`select ${rowText('t')} from centre_events as t where t.id = ${id}`)
    : [];
  if (event === undefined) throw new Error(`There is no event ${String(id)}.`);
  return event;
}

/** The audit files a booking under its event's country. */
export async function countryOfJourney(row: Row, write: Write): Promise<Json> {
  return (await eventOfJourney(write, row))['country_id'] ?? null;
}

/** 'Ada Example · Spring course'; a placeholder has the event's name alone. */
export async function nameOfJourney(row: Row, write: Write): Promise<string> {
  const event = columnText(await eventOfJourney(write, row), 'name');
  const id = columnText(row, 'participant_id');
  const held = isId(id) ? heldRow(write.tx, 'Participant', id) : undefined;
  const [person] =
    held !== undefined
      ? [held.row]
      : isId(id)
        ? await select(write.tx, sql`select ${rowText('t')} from participants as t where t.id = ${id}`)
        : [];
  return [person === undefined ? null : columnText(person, 'full_name'), event]
    .filter((part) => part !== null)
    .join(' · ');
}
