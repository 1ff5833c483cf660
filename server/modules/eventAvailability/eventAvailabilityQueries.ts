import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { sql } from 'kysely';
import { todayIn } from '#schema/todayIn.ts';
import { participantScope } from '../participant/participantScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import type { Violation } from '#server/errors/bookingRefusals.ts';
import { isId } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import {
  allowedCountry,
  bookedOnce,
  decisive,
  eventOver,
  heldCountry,
  holding,
  joining,
  notPublished,
  type Powers,
  powersOf,
  type SeatFacts,
  seatFactsJson,
  takingSeat,
  waitsOnce,
  wholeSeat,
} from '../bookingRules/index.ts';
import { placeholderExpiry } from '../eventBooking/index.ts';
import { limitUse } from './limitUse.ts';
import { readLimitsOver } from './limitsOver.ts';

interface Asked {
  readonly centre_event_id: string;
  readonly participant_id?: string | null;
  readonly country_id?: string | null;
}

/** What the wizard shows: one statement's facts, judged by the very rules that the mutations enforce. */
async function readAvailability(
  { context, viewer }: WriteSession,
  { centre_event_id: event, participant_id: person, country_id: country }: Asked,
): Promise<object | null> {
  if (!isId(event)) return null;
  const participant = isId(person) ? person : null;
  // S1: of somebody hidden not even the country is told.
  const visible =
    participant === null
      ? sql`true`
      : sql`exists (select 1 from participants p where p.id = ${participant}::bigint and ${participantScope('p', viewer)})`;
  const question = { event, author: viewer.id, participant, country: isId(country) ? country : null };
  const facts = await context.reads.value<SeatFacts>(
    sql`${seatFactsJson(question, viewer)} and ${eventScope('e', viewer)} and ${visible}`,
  );
  if (facts === null) return null;
  const told = availability(facts, {
    powers: powersOf(viewer, facts.eventCountryId),
    now: context.now(),
    isNamed: participant !== null || question.country !== null,
    foreign: heldCountry(question.country, viewer),
  });
  return { ...told, ...(await readLimitsOver({ context, viewer }, facts)) };
}

interface AskedOfPeople {
  readonly centre_event_id: string;
  readonly participant_ids: readonly string[];
}

interface PersonFacts {
  readonly participantId: string;
  readonly facts: SeatFacts;
}

/** Of people whom a search has found: one statement for all of them, which counts no more than the rules ask for. */
async function readPeopleAvailability(
  { context, viewer }: WriteSession,
  { centre_event_id: event, participant_ids: people }: AskedOfPeople,
): Promise<readonly object[] | null> {
  if (!isId(event)) return null;
  const question = { event, author: viewer.id, participant: sql.ref('p.id'), country: null };
  const found = await context.reads.value<readonly PersonFacts[]>(sql`select (
      select coalesce(json_agg(json_build_object('participantId', p.id::text, 'facts', f.row::json) order by a.place), '[]')
      from unnest(${people.filter(isId)}::bigint[]) with ordinality a (id, place)
        join participants p on p.id = a.id and ${participantScope('p', viewer)}
        cross join lateral (${seatFactsJson(question, viewer, 'limited')}) f
    )::text as row from centre_events e where e.id = ${event}::bigint and ${eventScope('e', viewer)}`);
  return (
    found?.map(({ participantId, facts }) => ({
      participantId,
      ...permissions(facts, { powers: powersOf(viewer, facts.eventCountryId), isNamed: true }),
    })) ?? null
  );
}

interface Judged {
  readonly powers: Powers;
  /** Of the seat at least the country is known. */
  readonly isNamed: boolean;
}

/** What stands in the way of a seat, and of a place in the line. */
function violations(facts: SeatFacts, { powers, isNamed }: Judged) {
  // Nobody is chosen yet: the form will ask for the country.
  const isAsked = (found: Violation | null) =>
    isNamed || (found?.code !== 'COUNTRY_REQUIRED' && found?.code !== 'COUNTRY_NOT_ALLOWED');
  return {
    booking: (type: 'TRAINEE' | 'STAFF') => [
      ...before(facts, powers),
      bookedOnce(facts),
      ...takingSeat(facts, wholeSeat(type), powers).filter(isAsked),
    ],
    waiting: () => [
      ...before(facts, powers),
      waitsOnce(facts),
      ...[allowedCountry(facts, powers), joining(facts, powers)].filter(isAsked),
    ],
  };
}

function permissions(facts: SeatFacts, judged: Judged): object {
  const { booking, waiting } = violations(facts, judged);
  return {
    bookTrainee: permission(booking('TRAINEE')),
    bookStaff: permission(booking('STAFF')),
    joinWaitingList: permission(waiting()),
  };
}

interface Advised extends Judged {
  readonly now: Date;
  /** A placeholder is asked about for a country that is not the viewer's. */
  readonly foreign: Violation | null;
}

function availability(facts: SeatFacts, { now, foreign, ...judged }: Advised): object {
  const event = {
    date_start: facts.dateStart,
    time_zone: facts.timeZone,
    placeholder_expiry_days: facts.placeholderExpiryDays,
  };
  // C6: of a placeholder it is known too where its author has one only.
  const { booking } = violations(facts, {
    ...judged,
    isNamed: judged.isNamed || facts.countryId !== null,
  });
  const expiry = placeholderExpiry({ now }, event);
  const begun = holding(expiry, todayIn(event.time_zone, now));
  const held = (type: 'TRAINEE' | 'STAFF') => [foreign, ...booking(type), begun];
  return {
    centreEventId: facts.eventId,
    trainees: limitUse(facts.trainees),
    staff: limitUse(facts.staff),
    waitingList: limitUse(facts.waiting),
    countryId: facts.countryId,
    country: facts.countryId === null ? null : limitUse(facts.country),
    user: limitUse(facts.user),
    eligibleWaiting: facts.eligibleAhead,
    placeholderExpiry: expiry,
    ...permissions(facts, judged),
    holdTrainee: permission(held('TRAINEE')),
    holdStaff: permission(held('STAFF')),
  };
}

const forbidden = (message: string): Violation => ({
  code: 'FORBIDDEN',
  message,
  nextSteps: ['ASK_MANAGER'],
});

/** What stands before any seat: S2 of the viewer and the person, B4 and B6. */
function before(facts: SeatFacts, powers: Powers): readonly (Violation | null)[] {
  return [
    facts.isBookable ? null : forbidden('You may not book on this event.'),
    facts.isPersonBookable ? null : forbidden('You may book people of your own countries only.'),
    eventOver(facts, powers),
    notPublished(facts, powers),
  ];
}

function permission(found: readonly (Violation | null)[]): object {
  const violation = decisive(found);
  if (violation === null) return { allowed: true, code: null, message: null, overridable: false };
  const { code, message, overridable = false } = violation;
  return { allowed: false, code, message, overridable };
}

export const eventAvailabilityQueries: Operations = {
  eventAvailability: operation({ reads: 'CentreEvent' }, readAvailability),
  peopleAvailability: operation({ reads: 'CentreEvent' }, readPeopleAvailability),
};
