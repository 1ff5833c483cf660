import { refused, type Violation } from '#server/errors/bookingRefusals.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import {
  allowedCountry,
  enforce,
  eventOver,
  joining,
  notPublished,
  type Powers,
  powersOf,
  priority,
  readSeatFacts,
  type SeatFacts,
  waitsOnce,
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
  checkJourneyDates(write, change);
  refuseAnotherEvent(change);
  const event = await eventOfJourney(write, row);
  const powers = powersOf(write.viewer, event.country_id);
  change.problems.throwIfAny();
  refuseAnotherPerson(change);
  checkFlights(write, change, event);
  checkPriority(change, powers);
  // Whoever comes back joins anew: the line has gone on without them.
  if (returns) await refuseDeleted(write, change);
  const joins = old === null || returns;
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
  const asksPerson = joins || differs(change, 'participant_id');
  // Judged together, as availability does: nobody is asked for a reason that opens no line (W6).
  const found = [
    eventOver(facts, powers),
    joins ? notPublished(facts, powers) : null,
    ...(asksPerson ? [waitsOnce(facts), allowedPerson(facts, powers)] : []),
    joins ? joining(facts, powers) : null,
  ];
  enforce(found, change.input.override_reason, path);
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
  field: 'participant',
} as const;

/** S2: an entry has no country of its own to ask for. */
function allowedPerson(facts: SeatFacts, powers: Powers): Violation | null {
  return facts.hasParticipant || facts.countryId !== null ? allowedCountry(facts, powers) : null;
}

/** W1: a new entry goes to the end of the line unless somebody who may skip it says otherwise; later changes need a reason. */
function checkPriority(change: EntryChange, powers: Powers): void {
  const moved = change.old === null ? (change.row.priority ?? 0) !== 0 : differs(change, 'priority');
  if (!moved || (change.old === null && powers.overridesLimits)) return;
  enforce([priority(powers)], change.input.override_reason, change.path);
}
