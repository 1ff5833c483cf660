import { sql } from 'kysely';
import { refused } from '#server/errors/bookingRefusals.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { sameValue } from '#server/db/Json.ts';
import { exists, run } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import {
  bookedOnce,
  cancelledKeeps,
  enforce,
  eventOver,
  isManaged,
  notPublished,
  type Powers,
  powersOf,
  powersWithoutReason,
  readSeatFacts,
  type SeatQuestion,
  takingSeat,
  transition,
} from '../bookingRules/index.ts';
import {
  checkFlights,
  checkJourneyDates,
  eventOfJourney,
  isRestored,
  personalColumns,
  refuseDeleted,
  refuseErased,
} from '../journey/index.ts';
import { passportColumns } from '../passport/index.ts';
import { checkConfirmation } from './checkConfirmation.ts';
import { checkExpiry, refuseExpired } from './placeholderExpiry.ts';
import { noteEmptyLine } from './seatsMoved.ts';
import { readSeatChange } from './SeatChange.ts';

type BookingChange = Change<'event_bookings'>;

/** Every rule that a booking's change must pass, each told where it lives; a form's own faults come first. */
export async function checkBooking(write: Write, change: BookingChange): Promise<void> {
  const { old, row, path } = change;
  const returns = isRestored(change);
  const reason = change.input.override_reason;
  const event = await eventOfJourney(write, row);
  const powers = (returns ? powersWithoutReason : powersOf)(write.viewer, event.country_id);
  checkJourneyDates(write, change);
  checkExpiry(write, change, event);
  change.problems.throwIfAny();
  checkAttaching(change);
  keepsItsEvent(change);
  const question = questionOf(change);
  // A new booking's person is held already, with the event.
  const seat = await readSeatChange(write, change, old === null && isHeld(change) ? question : null);
  if (returns || (old !== null && seat.isNew)) await refuseDeleted(write, change);
  if (old !== null && differs(change, ...details)) await refuseErased(write, row.participant_id);
  const managesIt = !seat.isOver || old === null || (await managesBooking(write, change.id));
  enforce([eventOver(seat, managesIt ? powers : withoutManaging(powers))], reason, path);
  if (seat.isNew) enforce([notPublished({ isPublished: event.is_published }, powers)], null, path);
  // A status that follows from something else, as PENDING from detaching (P4), is nobody's request.
  if (old !== null && row.booking_status !== null && change.input.booking_status !== undefined)
    enforce([transition(old.booking_status, row.booking_status, powers)], null, path);
  refuseExpired(write, change, { event, isOver: seat.isOver });
  checkFlights(write, change, event);
  await checkConfirmation(write, change, powers, reason);
  const { asked } = seat;
  if (!asked.seat && !asked.country && !asked.user) return;
  if (!isHeld(change)) await holdParticipant(write, row.participant_id);
  const facts = seat.facts ?? (await readSeatFacts(write.tx, question, write.viewer));
  if (seat.isNew || seat.isAttached) enforce([bookedOnce(facts)], null, path);
  if (facts.waiting.used === 0) noteEmptyLine(write, facts.eventId);
  enforce(takingSeat(facts, asked, powers), reason, path);
}

/** B4: who confirms for compliance, or books flights, writes bookings too that they do not manage at home. */
const managesBooking = ({ tx, viewer }: Write, id: string | null): Promise<boolean> =>
  exists(tx, sql`select 1 from event_bookings t where t.id = ${id}::bigint and ${isManaged('t', viewer)}`);

const withoutManaging = (powers: Powers): Powers => ({
  ...powers,
  managesBookings: false,
  decidesBookings: false,
});

/** What is entered for whoever comes. */
const details = [...personalColumns, ...passportColumns, 'notes'] as const;

const questionOf = (change: BookingChange): SeatQuestion => ({
  event: change.row.centre_event_id ?? '',
  author: change.row.author_id ?? '',
  participant: change.row.participant_id,
  country: change.row.placeholder_country_id,
  booking: change.id,
  entry: entryOf(change),
});

/** Whoever is given with the change was locked when they were looked up, or is new. */
const isHeld = ({ row, input }: BookingChange): boolean =>
  row.participant_id === null || isRecord(input.participant);

/** K1: a person who was on the booking before keeps their country until the seat is taken again. */
const holdParticipant = (write: Write, person: string | null) =>
  run(write.tx, sql`select 1 from participants where id = ${person}::bigint for share`);

/** The entry that becomes this booking (W5). No client names it: it is not in the contract. */
function entryOf({ input }: BookingChange): string | null {
  const entry = input.waiting_list_entry_id;
  return typeof entry === 'string' ? entry : null;
}

/** P4: a seat changes hands only by being empty in between, so that nothing personal is passed on. */
function checkAttaching(change: BookingChange): void {
  const { old, row, input } = change;
  const before = old?.participant_id ?? null;
  const after = row.participant_id;
  if (input.attaching === true && before !== null) throw refused(attached, change.path);
  if (input.detaching === true && before === null) throw refused(notAttached, null);
  if (before !== null && after !== null && !sameValue(before, after)) throw refused(attached, change.path);
  if (row.booking_status !== 'CANCELLED' || old === null) return;
  if (before === null && after !== null) throw refused(seatGone, change.path);
  if (before !== null && after === null) throw refused(historyKept, change.path);
}

/** B3: what was cancelled is history of its event. Whoever is to come to another is booked there. */
function keepsItsEvent(change: BookingChange): void {
  const { old, row } = change;
  const isCancelled = old?.booking_status === 'CANCELLED' || row.booking_status === 'CANCELLED';
  if (old !== null && isCancelled && differs(change, 'centre_event_id'))
    throw refused(eventKept, change.path);
}

const eventKept = {
  code: 'TRANSITION_NOT_ALLOWED',
  message: 'A cancelled booking stays with its event. Book anew on the other one.',
  field: 'centre_event_id',
} as const;

const attached = {
  code: 'ALREADY_ATTACHED',
  message: 'This booking already has a participant. Detach that one first.',
  nextSteps: ['DETACH_PARTICIPANT'],
  field: 'participant',
} as const;

/** C1: what is cancelled consumes no seat that somebody could be given. */
const seatGone = {
  code: 'TRANSITION_NOT_ALLOWED',
  message: 'This booking is cancelled and holds no seat. Reopen it first.',
  field: 'participant',
} as const;

/** B3: cancelling keeps the history. */
const historyKept = {
  code: 'TRANSITION_NOT_ALLOWED',
  message: cancelledKeeps,
  field: 'participant',
} as const;

const notAttached = {
  code: 'NOT_ATTACHED',
  message: 'This booking has no participant.',
  nextSteps: ['ATTACH_PARTICIPANT'],
} as const;
