import { sql } from 'kysely';
import { exists, run } from '#server/db/rows.ts';
import { refused, type Violation } from '#server/errors/bookingRefusals.ts';
import { erased } from '#server/errors/participantRefusals.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { eventOfJourney, type JourneyTable } from './eventOfJourney.ts';

/** B5, G5: nothing comes alive on an event that is deleted, nor for a person who is or was erased; who is not is held, to stay so (K1). */
export async function refuseDeleted(write: Write, { row, path }: Change<JourneyTable>): Promise<void> {
  const event = await eventOfJourney(write, row);
  if (event.deleted_at !== null) throw refused(deletedEvent, path);
  if (row.participant_id === null) return;
  const [person] = await run<{ deleted: boolean; erased: boolean }>(
    write.tx,
    sql`select deleted_at is not null as deleted, erased_at is not null as erased from participants where id = ${row.participant_id}::bigint for share`,
  );
  if (person?.deleted === true) throw refused(deletedPerson, path);
  if (person?.erased === true) throw erased();
}

/** G5: nothing personal is entered for somebody who was erased. */
export async function refuseErased({ tx }: Write, person: string | null): Promise<void> {
  const gone = sql`select 1 from participants where id = ${person}::bigint and erased_at is not null`;
  if (person !== null && (await exists(tx, gone))) throw erased();
}

const deletedEvent: Violation = {
  code: 'VALIDATION',
  message: 'The event has been deleted. Restore it first.',
  field: 'centre_event_id',
};

const deletedPerson: Violation = {
  code: 'VALIDATION',
  message: 'The participant has been deleted. Restore them first.',
  field: 'participant',
};
