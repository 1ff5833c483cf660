import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { refused, type Violation } from '#server/errors/bookingRefusals.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { eventOfJourney, type JourneyTable } from './eventOfJourney.ts';

/** B5: nothing comes alive on an event that is deleted, nor for a person who is; who is not is held, to stay so (K1). */
export async function refuseDeleted(write: Write, { row, path }: Change<JourneyTable>): Promise<void> {
  const event = await eventOfJourney(write, row);
  if (event.deleted_at !== null) throw refused(deletedEvent, path);
  if (row.participant_id === null) return;
  const [person] = await run<{ deleted: boolean }>(
    write.tx,
    sql`select deleted_at is not null as deleted from participants where id = ${row.participant_id}::bigint for share`,
  );
  if (person?.deleted === true) throw refused(deletedPerson, path);
}

const deletedEvent: Violation = {
  code: 'VALIDATION',
  message: 'The event has been deleted. Restore it first.',
  overridable: false,
  nextSteps: [],
  field: 'centre_event_id',
};

const deletedPerson: Violation = {
  code: 'VALIDATION',
  message: 'The participant has been deleted. Restore them first.',
  overridable: false,
  nextSteps: [],
  field: 'participant',
};
