import { sql } from 'kysely';
import { type Sql, TRUE } from '#server/db/conditions.ts';
import type { NextStep, Violation } from '#server/errors/bookingRefusals.ts';
import { isId, run } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { LockTarget, Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { isOver, takesCountry } from '../centreEvent/eventMeasures.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import {
  allowedCountry,
  countryLimit,
  enforce,
  powersOf,
  readSeatFacts,
  type SeatFacts,
} from '../bookingRules/index.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { lockEventsOfPeople, refuseFurtherEvents } from './lockEventsOfPeople.ts';
import { countedColumns } from './personColumns.ts';

/** Events to come on which a person takes a seat. */
export const seatsOf = (person: Sql): Sql =>
  sql`from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.participant_id = ${person} and b.deleted_at is null and b.booking_status <> 'CANCELLED'
        and not ${isOver('e')}`;

/** Whether somebody takes a seat on an event that is not over. */
export const takesSeatToCome = (person: string): Sql =>
  sql`exists (select 1 ${seatsOf(sql.id(person, 'id'))})`;

const waitsFor = (person: string): Sql =>
  sql`from waiting_list_entries w where w.participant_id = ${person}::bigint and waiting_entry_is_active(w.deleted_at, w.closed_at)`;

/**
 * K1: whatever is changed of a person, their bookings and open entries keep it up. So these are locked before the person:
 * the events whose figures move, who waits, then the bookings, deleted ones among them.
 */
export async function lockAroundPerson(write: Write, { id, input }: LockTarget): Promise<void> {
  if (!isId(id)) return;
  const isCounted = countedColumns.some((column) => input[column] !== undefined);
  const events = isCounted ? await lockEventsOfPeople(write, [id]) : [];
  await run(write.tx, sql`select 1 ${waitsFor(id)} order by w.id for update`);
  await run(
    write.tx,
    sql`select 1 from event_bookings b where ${bookingsOf('b', [id])} order by b.id for update`,
  );
  if (!isCounted) return;
  await run(write.tx, sql`select 1 from participants where id = ${id} for update`);
  await refuseFurtherEvents(write, [id], events);
}

interface Booked {
  readonly booking: string;
  readonly event: string;
  readonly author: string;
  readonly name: string;
  /** S1: to whoever moves the person. */
  readonly isVisible: boolean;
  readonly type: string;
  /** The event took people of the old country. */
  readonly wasAllowed: boolean;
}

/** Somebody who takes seats as of another country than before. */
interface MovedPerson {
  readonly id: string;
  readonly oldCountry: string | null;
  /** Of their bookings those that count for the new country only now, by their alias. */
  readonly seats?: (booking: string) => Sql;
  readonly reason: unknown;
  /** The input that moves them. */
  readonly field: string;
  readonly path: string;
}

/** Who waits is refused nothing: the entry waits on, with its new reason (W6), and another may come next (W4). */
export async function checkNewCountry(write: Write, change: Written<'participants'>): Promise<void> {
  if (!differs(change, 'country_id')) return;
  const { id, old, input, path } = change;
  const booked = await checkMovedSeats(write, {
    id,
    oldCountry: old?.country_id ?? null,
    reason: input.override_reason,
    field: 'country_id',
    path,
  });
  const waiting = await run<{ event: string }>(
    write.tx,
    sql`select w.centre_event_id::text as event ${waitsFor(id)}`,
  );
  for (const event of new Set([...booked, ...waiting.map((each) => each.event)]))
    await notifyNextEligible(write, event);
}

/**
 * C6, C8, S2: the new country is written already, so each booking is asked with it. Answers the events that were asked.
 * @throws refused with the first that does not take the person as they are now.
 */
export async function checkMovedSeats(write: Write, moved: MovedPerson): Promise<readonly string[]> {
  const booked = await run<Booked>(
    write.tx,
    sql`select b.id::text as booking, e.id::text as event, b.author_id::text as author, e.name, b.booking_type as type,
          ${eventScope('e', write.viewer)} as "isVisible",
          ${takesCountry('e', sql`${moved.oldCountry}::bigint`)} as "wasAllowed" ${seatsOf(sql`${moved.id}::bigint`)}
          and ${moved.seats?.('b') ?? TRUE} order by e.id`,
  );
  for (const seat of booked) await checkSeat(write, moved, seat);
  return booked.map(({ event }) => event);
}

async function checkSeat(write: Write, moved: MovedPerson, seat: Booked): Promise<void> {
  const { booking, event, author } = seat;
  const question = { event, author, participant: moved.id, country: null, booking };
  const facts = await readSeatFacts(write.tx, question, write.viewer);
  const told = refusalsOf(facts, seat, write).map((violation): Violation => ({
    ...toldOf(seat, violation),
    field: moved.field,
  }));
  enforce(told, moved.reason, moved.path);
}

/** S1: that there is such an event must be said, and no more of it: neither what it is called nor how full it is. */
export function toldOf(
  { name, isVisible }: Pick<Booked, 'name' | 'isVisible'>,
  violation: Violation,
): Violation {
  if (isVisible)
    return { ...violation, message: `${name}: ${violation.message}`, nextSteps: stepsHere(violation) };
  const { details: _numbers, ...rest } = violation;
  return {
    ...rest,
    message: 'This person is booked on an event that you may not see, and it does not allow this.',
    nextSteps: [violation.overridable === true ? 'GIVE_REASON' : 'ASK_MANAGER'],
  };
}

/** S2: narrowing never cancels, so whose old country was no longer taken either is left alone. */
function refusalsOf(facts: SeatFacts, { type, wasAllowed }: Booked, write: Write): readonly Violation[] {
  const powers = powersOf(write.viewer, facts.eventCountryId);
  const found = [
    wasAllowed ? allowedCountry(facts, powers) : null,
    type === 'TRAINEE' ? countryLimit(facts, powers) : null,
  ];
  return found.filter((violation) => violation !== null);
}

/** Nobody joins a waiting list, or another event, by moving to another country. */
const stepsHere = ({ nextSteps = [] }: Violation): readonly NextStep[] =>
  nextSteps.filter((step) => step !== 'JOIN_WAITING_LIST' && step !== 'CHOOSE_ANOTHER_EVENT');
