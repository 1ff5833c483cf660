import { bookingPolicy } from '../journey/journeyPolicy.ts';
import { bookingDuplicate, refused } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { noSeatLeft } from '../bookingRules/index.ts';
import { countryOfJourney, eventTurn, lockEvents, nameOfJourney } from '../journey/index.ts';
import { passportColumns } from '../passport/index.ts';
import { checkBooking } from './checkBooking.ts';
import { checkDelete } from './checkDelete.ts';
import { deriveBooking } from './deriveBooking.ts';
import { afterChange, afterDelete } from './seatsMoved.ts';
import { policyBesideBooking } from './policy.ts';

const table = 'event_bookings';

/** Bookings. Whatever counts seats runs after `lock`, which holds the event row (K1). */
export const bookingService = new Writes({
  type: 'EventBooking',
  table,
  noun: 'booking',
  policy: bookingPolicy,
  policyOf: policyBesideBooking,
  nameOf: nameOfJourney,
  countryOf: countryOfJourney,
  required: ['booking_status', 'booking_type', 'centre_event_id'],
  consumed: ['participant', 'country_id', 'waiting_list_entry_id', 'attaching', 'detaching'],
  remarks: ['override_reason'],
  secret: passportColumns,
  unversioned: ['passport_expires_soon'],
  constraints: {
    // C9: the index refuses what two people book at the same moment.
    event_bookings_one_per_person: (path) => bookingDuplicate(`${path}.participant`),
  },
  // K2
  guards: {
    event_bookings_event_full: (_path, numbers) => refused(noSeatLeft('TRAINEE', numbers)),
    event_bookings_staff_full: (_path, numbers) => refused(noSeatLeft('STAFF', numbers)),
  },
  deletedColumn: 'deleted_at',
  turnOf: eventTurn,
  lock: (write, target) => lockEvents(write, table, target),
  derive: deriveBooking,
  validate: checkBooking,
  afterWrite: afterChange,
  beforeDelete: checkDelete,
  afterDelete,
});

interface Attaching {
  readonly event_booking_id: string;
  readonly participant_id: string;
  readonly override_reason?: string | null;
}

/** P4: C6 and C9 are asked again; the placeholder no longer expires. */
export function attachParticipant(session: WriteSession, given: Attaching): Promise<string> {
  return bookingService.update(session, {
    id: given.event_booking_id,
    participant: { connect: given.participant_id },
    override_reason: given.override_reason ?? undefined,
    attaching: true,
  });
}

interface Detaching {
  readonly id: string;
  readonly override_reason?: string | null;
}

/** P4: the booking becomes a placeholder again. B4: after the event with a reason. */
export function detachParticipant(session: WriteSession, given: Detaching): Promise<string> {
  return bookingService.update(session, {
    id: given.id,
    participant: null,
    override_reason: given.override_reason ?? undefined,
    detaching: true,
  });
}
