import { bookingDuplicate } from '../../graphql/errors.ts';
import type { Row } from '../../graphql/write/Json.ts';
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
import { placeholderExpiry } from './placeholderExpiry.ts';

const table = 'event_bookings';

/** Bookings. Whatever counts seats runs after `lock`, which holds the event row (K1). */
export const bookingService = new Writes({
  type: 'EventBooking',
  table,
  noun: 'booking',
  policy: journeyPolicy,
  nameOf: nameOfJourney,
  countryOf: countryOfJourney,
  required: ['booking_status', 'booking_type', 'centre_event_id'],
  references: { centre_event_id: 'CentreEvent' },
  consumed: ['participant'],
  secret: passportColumns,
  // C9: the index refuses what two people book at the same moment.
  constraints: { event_bookings_one_per_person: (path) => bookingDuplicate(`${path}.participant`) },
  deletedColumn: 'deleted_at',
  lock: (write, target) => lockEvents(write, table, target),
  derive: async (write, change) => {
    const participant = await participantOfInput(write, change);
    const author: Row = change.old === null ? { author_id: write.viewer.id } : {};
    return {
      ...author,
      ...participant,
      ...withoutMaskedPassport(change),
      ...(await expiry(write, change, participant)),
    };
  },
  validate: async (write, change) => {
    checkJourneyDates(change);
    await checkAllowedCountry(write, change, await eventOfJourney(write, change.row));
  },
});

/** P1, P4: a placeholder expires, a booking with a participant does not. P3: what is set stays unless somebody sets it. */
async function expiry(write: Write, change: Change, participant: Row): Promise<Row> {
  const person =
    participant['participant_id'] ??
    (participant['participant_id'] === null ? null : (change.old?.['participant_id'] ?? null));
  if (person !== null) return { date_expiry: null };
  const given = change.values['date_expiry'];
  if (given !== undefined && given !== null) return {};
  const becomesPlaceholder = change.old === null || change.old['participant_id'] !== null;
  if (!becomesPlaceholder && given === undefined) return {};
  return { date_expiry: placeholderExpiry(write, await eventOfJourney(write, change.row)) };
}
