import { BookingPool } from './BookingPool.ts';
import { BookingPlanner, BOOKINGS, type DemoBooking, type Plan, PLACEHOLDERS } from './bookings.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoParticipant } from './participants.ts';
import type { DemoUsers } from './users.ts';

export interface DemoBookings {
  readonly bookings: readonly DemoBooking[];
  readonly pool: BookingPool;
}

/** Seats of the events that hold a hard case; of twelve for trainees. */
const fixedPlans: Readonly<Record<number, Plan>> = {
  [hardCases.oneSeatLeft]: { trainees: 10, placeholders: 1, staff: 4, cancelled: 1 },
  [hardCases.fullWithQueue]: { trainees: 11, placeholders: 1, staff: 4, cancelled: 2 },
  [hardCases.blockedByCountry]: { trainees: 0, placeholders: 0, staff: 3, cancelled: 0 },
  [hardCases.placeholderExpiringToday]: { trainees: 7, placeholders: 3, staff: 4, cancelled: 0 },
  [hardCases.duplicatePair]: { trainees: 7, placeholders: 0, staff: 4, cancelled: 1 },
  [hardCases.restrictedToNobody]: { trainees: 5, placeholders: 0, staff: 2, cancelled: 0 },
};

const COUNTRY_LIMIT = 4;

export function planBookings(
  context: DemoContext,
  events: readonly DemoEvent[],
  participants: readonly DemoParticipant[],
  users: DemoUsers,
): DemoBookings {
  const pool = new BookingPool(context, participants);
  const planner = new BookingPlanner(context, users, pool);
  const held = placeholders(events);
  events.forEach((event) => planner.plan(event, planOf(context, event, held.get(event.row.id) ?? 0)));
  blockCountry(planner, eventOf(events, hardCases.blockedByCountry));
  bookTwice(context, planner, eventOf(events, hardCases.duplicatePair), participants);
  topUp(planner, events);
  events.forEach((event) => limit(event, planner.bookings));
  return { bookings: planner.bookings, pool };
}

function eventOf(events: readonly DemoEvent[], id: number): DemoEvent {
  const event = events[id - 1];
  if (event?.row.id !== id) throw new Error(`Event ${id} is not where it was planned.`);
  return event;
}

/** 45 on past events, the others spread over those to come. */
function placeholders(events: readonly DemoEvent[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const give = (list: readonly DemoEvent[], total: number) => {
    for (let index = 0; index < total; index += 1) {
      const event = list[index % list.length];
      if (event) counts.set(event.row.id, (counts.get(event.row.id) ?? 0) + 1);
    }
  };
  const fixed = Object.entries(fixedPlans).map(([id, plan]) => [Number(id), plan.placeholders] as const);
  fixed.forEach(([id, count]) => counts.set(id, count));
  const free = events.filter(({ row }) => !(row.id in fixedPlans));
  give(
    free.filter(({ phase, row }) => phase === 'past' && row.id % 2 === 0),
    45,
  );
  give(
    free.filter(({ phase }) => phase === 'near' || phase === 'later'),
    PLACEHOLDERS - 45 - sum(fixed.map(([, count]) => count)),
  );
  return counts;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function planOf({ random }: DemoContext, event: DemoEvent, held: number): Plan {
  const fixed = fixedPlans[event.row.id];
  if (fixed) return fixed;
  const seats = event.maxTrainees;
  switch (event.phase) {
    case 'past':
      return {
        trainees: isFullyBooked(event) ? seats - held : seats - held - random.int(0, 2),
        placeholders: held,
        staff: random.int(3, 5),
        cancelled: random.int(1, 3),
      };
    case 'near':
      return {
        trainees: isFullyBooked(event) ? seats - held : seats - held - random.int(2, 4),
        placeholders: held,
        staff: random.int(3, 5),
        cancelled: random.int(0, 2),
      };
    case 'later':
      return {
        trainees: isFullyBooked(event) ? seats - held : random.int(3, seats - held - 2),
        placeholders: held,
        staff: random.int(2, 4),
        cancelled: random.int(0, 1),
      };
    case 'cancelled':
      return { trainees: random.int(6, 12), placeholders: 0, staff: 3, cancelled: 0 };
  }
}

/** Every fourth event sold out; those have a waiting list (W2). */
export function isFullyBooked({ row, allowed }: DemoEvent): boolean {
  return (
    row.id === hardCases.fullWithQueue || (row.id % 4 === 3 && !(row.id in fixedPlans) && allowed === null)
  );
}

/** Four from Germany fill that country's quota while seats are free (C6). */
function blockCountry(planner: BookingPlanner, event: DemoEvent): void {
  for (let count = 0; count < COUNTRY_LIMIT; count += 1) {
    planner.book(event, planner.pool.trainee(event, 'DE'), 'TRAINEE', 'PENDING');
  }
  planner.book(event, planner.pool.trainee(event, 'AT'), 'TRAINEE', 'CONFIRMED');
}

/** One person entered twice, both on the same event (G3). */
function bookTwice(
  context: DemoContext,
  planner: BookingPlanner,
  event: DemoEvent,
  participants: readonly DemoParticipant[],
): void {
  const pair = participants.filter(({ country, isHcp }) => isHcp && country.code === event.country.code);
  const [first, second] = pair;
  if (!first || !second) throw new Error('The duplicate pair needs two participants.');
  Object.assign(second.row, {
    name_title: first.row.name_title,
    first_name: first.row.first_name,
    last_name: first.row.last_name,
    gender: first.row.gender,
    onekey_id: null,
    email: String(first.row.email).replace('@clinic.', '@praxis.'),
  });
  const born = `${context.random.int(1970, 1985)}-06-15`;
  for (const one of [first, second]) {
    if (!planner.pool.take(event, one)) continue;
    const { row } = planner.book(event, one, 'TRAINEE', 'PENDING');
    row.date_of_birth = born;
  }
  for (const { row } of planner.bookings) {
    const isOfPair = row.participant_id === first.row.id || row.participant_id === second.row.id;
    if (row.centre_event_id === event.row.id && isOfPair) row.date_of_birth = born;
  }
}

/** Cancelled bookings of past events bring the number to what it should be; they take no seat. */
function topUp(planner: BookingPlanner, events: readonly DemoEvent[]): void {
  const past = events.filter(({ phase }) => phase === 'past');
  for (let index = 0; planner.bookings.length < BOOKINGS; index += 1) {
    const event = past[index % past.length];
    if (event) planner.plan(event, { trainees: 0, placeholders: 0, staff: 0, cancelled: 1 });
  }
}

/** Limits per country and per user, never under what is booked, but for the event that shows a country at its limit. */
function limit({ row }: DemoEvent, bookings: readonly DemoBooking[]): void {
  if (row.id === hardCases.blockedByCountry) {
    row.max_bookings_country = COUNTRY_LIMIT;
    return;
  }
  if (row.id % 5 !== 0) return;
  const own = bookings.filter(({ event }) => event.row.id === row.id);
  row.max_bookings_country =
    most(own.map(({ participant, event }) => participant?.country.code ?? event.country.code)) + 2;
  row.max_bookings_user = most(own.map(({ row: booking }) => String(booking.author_id))) + 3;
}

function most(keys: readonly string[]): number {
  const counts = new Map<string, number>();
  keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
  return Math.max(0, ...counts.values());
}
