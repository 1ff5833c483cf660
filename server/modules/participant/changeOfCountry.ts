import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { busy } from '#server/errors/errors.ts';
import type { NextStep, Violation } from '#server/errors/bookingRefusals.ts';
import { isId, run } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { LockTarget, Write, Written } from '#server/graphql/write/WriteDefinition.ts';
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

const named = ['name_title', 'first_name', 'last_name'];

/** Events to come on which a person takes a seat. */
const seatsOf = (person: string): Sql =>
  sql`from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.participant_id = ${person}::bigint and b.deleted_at is null and b.booking_status <> 'CANCELLED'
        and not ${isOver('e')}`;

const waitsFor = (person: string): Sql =>
  sql`from waiting_list_entries w where w.participant_id = ${person}::bigint and waiting_entry_is_active(w.deleted_at, w.closed_at)`;

const eventsOf = (person: string): Sql =>
  sql`select e.id ${seatsOf(person)} union select w.centre_event_id ${waitsFor(person)}`;

/** K1: what a change of a person is written to as well is locked before the person: events, then bookings. */
export async function lockAroundPerson(write: Write, { action, id, input }: LockTarget): Promise<void> {
  if (!isId(id)) return;
  const isMoved = input.country_id !== undefined;
  const isRenamed = action === 'delete' || named.some((key) => input[key] !== undefined);
  const events = isMoved ? await lockEventsOf(write, id) : [];
  // A new name is written to the bookings.
  if (isRenamed)
    await run(
      write.tx,
      sql`select 1 from event_bookings where participant_id = ${id} and deleted_at is null order by id for update`,
    );
  if (isMoved) await refuseFurtherEvents(write, id, events);
}

/** A new country moves seats between the limits of these. */
const lockEventsOf = async (write: Write, person: string): Promise<readonly string[]> => {
  const rows = await run<{ id: string }>(
    write.tx,
    sql`select id::text from centre_events where id in (${eventsOf(person)}) order by id for update`,
  );
  return rows.map(({ id }) => id);
};

/** Whoever books a person holds a share of their row: once it is ours, no further event can come. */
async function refuseFurtherEvents(write: Write, person: string, held: readonly string[]): Promise<void> {
  await run(write.tx, sql`select 1 from participants where id = ${person} for update`);
  const now = await run<{ id: string }>(write.tx, sql`select e.id::text from (${eventsOf(person)}) e`);
  if (now.some(({ id }) => !held.includes(id))) throw busy();
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

/**
 * C6, C8, S2 on a change of country: the row is written already, so each booking is asked with its new country. Who
 * waits is refused nothing: the entry waits on, with its new reason (W6), and another may come next (W4).
 */
export async function checkNewCountry(write: Write, change: Written<'participants'>): Promise<void> {
  if (!differs(change, 'country_id')) return;
  const old = change.old?.country_id;
  const booked = await run<Booked>(
    write.tx,
    sql`select b.id::text as booking, e.id::text as event, b.author_id::text as author, e.name, b.booking_type as type,
          ${eventScope('e', write.viewer)} as "isVisible",
          ${takesCountry('e', sql`${old}::bigint`)} as "wasAllowed" ${seatsOf(change.id)} order by e.id`,
  );
  for (const seat of booked) await checkSeat(write, change, seat);
  const waiting = await run<{ event: string }>(
    write.tx,
    sql`select w.centre_event_id::text as event ${waitsFor(change.id)}`,
  );
  for (const event of new Set([...booked, ...waiting].map((each) => each.event)))
    await notifyNextEligible(write, event);
}

async function checkSeat(write: Write, change: Written<'participants'>, seat: Booked): Promise<void> {
  const { booking, event, author } = seat;
  const question = { event, author, participant: change.id, country: null, booking };
  const facts = await readSeatFacts(write.tx, question, write.viewer);
  const told = refusalsOf(facts, seat, write).map((violation): Violation => ({
    ...toldOf(seat, violation),
    nextSteps: nextSteps(violation),
    field: 'country_id',
  }));
  enforce(told, change.input.override_reason, change.path);
}

/** S1: that there is such an event must be said, and no more of it: neither what it is called nor how full it is. */
function toldOf({ name, isVisible }: Booked, violation: Violation): Violation {
  if (isVisible) return { ...violation, message: `${name}: ${violation.message}` };
  const { details: _numbers, ...rest } = violation;
  return {
    ...rest,
    message: 'This person is booked on an event that you may not see, and it does not allow this.',
  };
}

/** S2: narrowing never cancels, so whose old country was no longer taken either is left alone. */
function refusalsOf(facts: SeatFacts, { type, wasAllowed }: Booked, write: Write): readonly Violation[] {
  const found = [
    wasAllowed ? allowedCountry(facts) : null,
    type === 'TRAINEE' ? countryLimit(facts, powersOf(write.viewer)) : null,
  ];
  return found.filter((violation) => violation !== null);
}

/** Nobody joins a waiting list by moving to another country. */
function nextSteps({ code, overridable }: Violation): readonly NextStep[] {
  if (overridable) return ['GIVE_REASON'];
  return code === 'COUNTRY_REQUIRED' ? ['COMPLETE_DETAILS'] : ['ASK_MANAGER'];
}
