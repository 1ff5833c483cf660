import { sql } from '../../db/sql.ts';
import { waitingDuplicate } from '../../graphql/errors.ts';
import { columnText, type Row } from '../../graphql/write/Json.ts';
import { exists } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { Writes } from '../../graphql/write/Writes.ts';
import {
  checkAllowedCountry,
  checkJourneyDates,
  countryOfJourney,
  eventOfJourney,
  journeyPolicy,
  lockEvents,
  nameOfJourney,
  participantOfInput,
  passportColumns,
  withoutMaskedPassport,
} from '../journey/index.ts';

const table = 'waiting_list_entries';

/** People who wait for a seat. Locks the event first (K1). */
export const waitingListService = new Writes({
  type: 'WaitingListEntry',
  table,
  noun: 'waiting-list entry',
  policy: journeyPolicy,
  nameOf: nameOfJourney,
  countryOf: countryOfJourney,
  required: ['centre_event_id'],
  references: { centre_event_id: 'CentreEvent' },
  consumed: ['participant'],
  secret: passportColumns,
  // W2: one active entry per person and event.
  constraints: { waiting_list_entries_one_per_person: (path) => waitingDuplicate(`${path}.participant`) },
  deletedColumn: 'deleted_at',
  lock: (write, target) => lockEvents(write, table, target),
  derive: async (write, change) => {
    const author: Row = change.old === null ? { author_id: write.viewer.id } : {};
    const priority: Row = change.values['priority'] === null ? { priority: 0 } : {};
    return {
      ...author,
      ...priority,
      ...(await participantOfInput(write, change)),
      ...withoutMaskedPassport(change),
    };
  },
  validate: async (write, change) => {
    checkJourneyDates(change);
    await checkAllowedCountry(write, change, await eventOfJourney(write, change.row));
    await refuseBooked(write, change);
  },
});

/** W2: nobody waits for an event they are booked on. */
async function refuseBooked(write: Write, change: Change): Promise<void> {
  const person = columnText(change.row, 'participant_id');
  const event = columnText(change.row, 'centre_event_id');
  if (person === null || event === null) return;
  const booked = sql`select 1 from event_bookings where centre_event_id = ${event} and participant_id = ${person}
    and deleted_at is null and booking_status <> 'CANCELLED'`;
  if (await exists(write.tx, booked))
    change.problems.add(`${change.path}.participant`, 'This participant is already booked on this event.');
}
