import { bookingPolicy, confirmingPolicy } from '../journey/journeyPolicy.ts';
import { bookedAlready, refused } from '#server/errors/bookingRefusals.ts';
import { saidAt } from '#server/errors/saidAt.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { enforce, eventOver, noSeatLeft, powersWithoutReason } from '../bookingRules/index.ts';
import { countryOfJourney, eventTurn, flightPolicyOf, lockEvents, nameOfJourney } from '../journey/index.ts';
import { passportColumns } from '../passport/index.ts';
import { checkBooking } from './checkBooking.ts';
import { deriveBooking } from './deriveBooking.ts';
import { afterChange, afterDelete } from './seatsMoved.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { exists } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';

/** B2: what may be said along with a confirmation by whoever does not book. */
const confirmingKeys: ReadonlySet<string> = new Set([
  'id',
  'date_modified',
  'booking_status',
  'override_reason',
]);

/** What a role may do besides booking, or without: it adds to what its holder books. */
function policyBesideBooking(viewer: Viewer, input: Input): WritePolicy | null {
  const flights = flightPolicyOf(viewer, input);
  if (flights !== null) return flights;
  if (reach(viewer, confirmingPolicy.capability) !== 'all') return null;
  const keys = Object.keys(input).filter((key) => input[key] !== undefined);
  const reason = input['override_reason'];
  const confirms = input['booking_status'] === 'CONFIRMED' && typeof reason === 'string' && !isBlank(reason);
  return confirms && keys.every((key) => confirmingKeys.has(key)) ? confirmingPolicy : null;
}

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
    event_bookings_one_per_person: (path) => refused(bookedAlready, path),
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
  const places = { 'input.override_reason': 'override_reason', otherwise: 'participant_id' };
  return saidAt(places, () =>
    bookingService.update(session, {
      id: given.event_booking_id,
      participant: { connect: given.participant_id },
      override_reason: given.override_reason ?? undefined,
      attaching: true,
    }),
  );
}

interface Detaching {
  readonly id: string;
  readonly override_reason?: string | null;
}

/** P4: the booking becomes a placeholder again. B4: after the event with a reason. */
export function detachParticipant(session: WriteSession, given: Detaching): Promise<string> {
  const places = { 'input.override_reason': 'override_reason', otherwise: 'id' };
  return saidAt(places, () =>
    bookingService.update(session, {
      id: given.id,
      participant: null,
      override_reason: given.override_reason ?? undefined,
      detaching: true,
    }),
  );
}

/** B4: what took place is history; a delete takes no reason, so nobody passes it. */
async function checkDelete(write: Write, row: Row<'event_bookings'>): Promise<void> {
  const over = await exists(
    write.tx,
    sql`select 1 from centre_events e where e.id = ${row.centre_event_id} and ${isOver('e')}`,
  );
  enforce([eventOver({ isOver: over }, powersWithoutReason(write.viewer, null))], null, null);
}
