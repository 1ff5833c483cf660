import { sql } from 'kysely';
import { refused, waitingDuplicate } from '#server/errors/bookingRefusals.ts';
import { exists } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import {
  allowedCountry,
  enforce,
  eventOver,
  joining,
  type Powers,
  powersOf,
  powersWithoutReason,
  priority,
  readSeatFacts,
  type SeatFacts,
} from '../bookingRules/index.ts';
import {
  checkFlights,
  checkJourneyDates,
  eventOfJourney,
  isRestored,
  refuseDeleted,
} from '../journey/index.ts';

type EntryChange = Change<'waiting_list_entries'>;

/** Every rule that a change of an entry must pass. */
export async function checkEntry(write: Write, change: EntryChange): Promise<void> {
  const { old, row, path } = change;
  const returns = isRestored(change);
  checkJourneyDates(change);
  refuseAnotherEvent(change);
  const event = await eventOfJourney(write, row);
  const powers = (returns ? powersWithoutReason : powersOf)(write.viewer, event.country_id);
  change.problems.throwIfAny();
  refuseAnotherPerson(change);
  checkFlights(write, change, event);
  checkPriority(change, powers);
  // Whoever comes back joins anew: the line has gone on without them.
  if (returns) await refuseDeleted(write, change);
  const joins = old === null || returns;
  if (joins || differs(change, 'participant_id')) await checkPerson(write, change);
  const facts = await readSeatFacts(
    write.tx,
    {
      event: row.centre_event_id ?? '',
      author: row.author_id ?? '',
      participant: row.participant_id,
      country: null,
    },
    write.viewer,
  );
  const over = eventOver(facts, powers);
  if (over !== null) enforce([over], change.input.override_reason, path);
  checkCountry(change, facts, joins);
  const closed = joins ? joining(facts, powers) : null;
  if (closed !== null) enforce([closed], null, path);
}

/** W1, W5: nobody brings the day they joined one line, or a priority given there, to another. */
function refuseAnotherEvent(change: EntryChange): void {
  if (differs(change, 'centre_event_id'))
    change.problems.add(
      `${change.path}.centre_event_id`,
      'An entry stays on the waiting list of its event. Remove it, and join the other list.',
    );
}

/**
 * W1, G4: a place in the line, and all that was entered for it, is of the person who waits. Taken off it, they would
 * leave the place to whoever is named next.
 */
function refuseAnotherPerson(change: EntryChange): void {
  if ((change.old?.participant_id ?? null) === null || !differs(change, 'participant_id')) return;
  throw refused(attached, change.path);
}

const attached = {
  code: 'ALREADY_ATTACHED',
  message: 'This entry is of its participant. Remove it, and let the other one join the waiting list.',
  overridable: false,
  nextSteps: [],
  field: 'participant',
} as const;

/** S2: an entry has no country of its own to ask for. */
function checkCountry(change: EntryChange, facts: SeatFacts, joins: boolean): void {
  if (!joins && !differs(change, 'participant_id')) return;
  const violation = allowedCountry(facts);
  if (violation !== null && (facts.hasParticipant || facts.countryId !== null))
    enforce([violation], null, change.path);
}

/** W1: a new entry goes to the end of the line unless somebody who may skip it says otherwise; later changes need a reason. */
function checkPriority(change: EntryChange, powers: Powers): void {
  const moved = change.old === null ? (change.row.priority ?? 0) !== 0 : differs(change, 'priority');
  if (!moved || (change.old === null && powers.overridesLimits)) return;
  enforce([priority(powers)], change.input.override_reason, change.path);
}

/** W2: one active entry per person and event, and none while booked. */
async function checkPerson(write: Write, change: EntryChange): Promise<void> {
  const person = change.row.participant_id;
  if (person === null) return;
  const event = change.row.centre_event_id;
  const booked = sql`select 1 from event_bookings where centre_event_id = ${event}::bigint and participant_id = ${person}::bigint
    and deleted_at is null and booking_status <> 'CANCELLED'`;
  if (await exists(write.tx, booked)) throw refused(alreadyBooked, change.path);
  const waiting = sql`select 1 from waiting_list_entries where centre_event_id = ${event}::bigint and participant_id = ${person}::bigint
    and id is distinct from ${change.id}::bigint and waiting_entry_is_active(deleted_at, closed_at)`;
  if (await exists(write.tx, waiting)) throw waitingDuplicate(`${change.path}.participant`);
}

const alreadyBooked = {
  code: 'ALREADY_BOOKED',
  message: 'This participant is already booked on this event.',
  overridable: false,
  nextSteps: ['OPEN_BOOKING'],
  field: 'participant',
} as const;
