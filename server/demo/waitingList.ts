import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';
import { planJourney } from './journeys.ts';
import type { DemoParticipant } from './participants.ts';
import { type DemoBookings, isFullyBooked } from './planBookings.ts';
import type { DemoUsers } from './users.ts';

const WAITING_ENTRIES = 210;

type Entry = DemoRow<'waiting_list_entries'>;

/** The 210 entries: active ones on events that are full or block a country (W2), the others closed with a reason (W6). */
export function planWaitingList(
  context: DemoContext,
  events: readonly DemoEvent[],
  { bookings, pool }: DemoBookings,
  users: DemoUsers,
): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (event: DemoEvent, participant: DemoParticipant, values: Partial<Entry>) =>
    entries.push(entryRow(context, users, entries.length + 1, event, participant, values));

  for (const event of events.filter(isWaitedFor)) {
    const blocked = event.row.id === hardCases.blockedByCountry;
    const length = blocked ? 2 : event.row.id === hardCases.fullWithQueue ? 6 : 4;
    for (let index = 0; index < length; index += 1) {
      add(event, pool.trainee(event, blocked ? 'DE' : undefined), {
        priority: index === 2 ? 5 : 0,
      });
    }
  }
  for (const event of events.filter(({ phase }) => phase === 'cancelled')) {
    add(event, pool.trainee(event), closed(context, event, 'EVENT_CANCELLED'));
  }
  for (const { row, event, participant } of upgraded(context, bookings)) {
    add(event, participant, {
      ...closed(context, event, 'UPGRADED'),
      event_booking_id: row.id,
      author_id: row.author_id,
      date_created: before(row.date_created, 5),
      closed_at: row.date_created,
    });
  }
  const past = events.filter((event) => event.phase === 'past' && isFullyBooked(event));
  for (let index = 0; entries.length < WAITING_ENTRIES; index += 1) {
    const event = past[index % past.length];
    if (event) add(event, pool.trainee(event), closed(context, event, 'EVENT_STARTED'));
  }
  return entries;
}

function isWaitedFor(event: DemoEvent): boolean {
  if (event.row.id === hardCases.blockedByCountry) return true;
  return (event.phase === 'near' || event.phase === 'later') && isFullyBooked(event);
}

/** Sixty bookings that began on the list. */
function upgraded({ random }: DemoContext, bookings: DemoBookings['bookings']) {
  const candidates = bookings.flatMap(({ row, event, participant }) =>
    participant &&
    event.phase === 'past' &&
    row.booking_type === 'TRAINEE' &&
    row.booking_status === 'CONFIRMED'
      ? [{ row, event, participant }]
      : [],
  );
  return random.sample(candidates, 60);
}

function closed(
  { calendar, random }: DemoContext,
  event: DemoEvent,
  reason: NonNullable<Entry['closed_reason']>,
): Partial<Entry> {
  const day =
    reason === 'EVENT_STARTED'
      ? event.row.date_start
      : calendar.plus(event.row.date_start, -random.int(20, 40));
  return { closed_reason: reason, closed_at: calendar.moment(day, 360) };
}

function entryRow(
  context: DemoContext,
  users: DemoUsers,
  id: number,
  event: DemoEvent,
  participant: DemoParticipant,
  values: Partial<Entry>,
): Entry {
  const { random, calendar } = context;
  const latest = event.row.date_start < calendar.today ? event.row.date_start : calendar.today;
  const created = calendar.moment(calendar.plus(latest, -random.int(1, 8)), random.int(480, 1080));
  const joined =
    values.closed_at && values.closed_at < created ? before(values.closed_at, random.int(2, 9)) : created;
  return {
    id,
    centre_event_id: event.row.id,
    participant_id: participant.row.id,
    author_id: random.pick(users.authorsFor(participant.country.code)),
    priority: 0,
    expectations: random.chance(0.3) ? 'Would also come at short notice.' : null,
    notes: null,
    ...(random.chance(0.3) ? planJourney(context, event, participant) : {}),
    date_created: joined,
    date_modified: joined,
    ...values,
  };
}

function before(moment: string | undefined, days: number): string {
  if (moment === undefined) throw new Error('A planned row has no moment.');
  return new Date(Date.parse(moment) - days * 86_400_000).toISOString();
}
