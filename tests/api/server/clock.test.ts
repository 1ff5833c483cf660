import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expirePlaceholders } from '#server/modules/eventBooking/index.ts';
import { placeholderExpiry } from '#server/modules/eventBooking/index.ts';
import { records, type Fields } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { client, outcomeOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { creating } from '../mutations.ts';

/** P1, P2, at the minutes around midnight where the event takes place. The server's clock and the database's move together. */
const api = useApi({ connections: 1 });

const login = `mutation ($password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: "administrator", password: $password}}) { authToken } }`;

/** A sign-in does not last from one scene to the next. */
async function signInAt(moment: string) {
  await api.app.moveTo(moment);
  const { data } = await api.app.content<{ login: { authToken: string } }>(login, { password: testPassword });
  const { authToken: token } = data.login;
  return client((query, variables = {}) => api.app.query(query, variables, { token }));
}

const seen = `query ($event: ID!, $booking: ID!, $centre: ID!) {
  event: centreEvent(id: $event) { traineeCount placeholderCount isFull }
  booking: eventBooking(id: $booking) { bookingStatus cancelReason consumesSeat }
  told: eventAvailability(centre_event_id: $event) { trainees { used placeholders free } bookTrainee { code } }
  full: centreEvents(where: { training_centre_id: $centre, capacity: FULL }) { data { id } } }`;

interface Place {
  readonly centre: string;
  readonly event: string;
  readonly booking: string;
}

async function look(moment: string, place: Place) {
  const admin = await signInAt(moment);
  const again = { booking_status: 'NEW', booking_type: 'TRAINEE', centre_event_id: place.event };
  return {
    admin,
    seen: await admin.ask(seen, { ...place }),
    bookAgain: async () => outcomeOf(await admin.send(creating('EventBooking'), { input: again })),
    expire: () => expirePlaceholders(api.app.database, api.app.clock.now),
  };
}

const held = (event: string): Fields => ({
  event: { traineeCount: 1, placeholderCount: 1, isFull: true },
  booking: { bookingStatus: 'NEW', cancelReason: null, consumesSeat: true },
  told: { trainees: { used: 1, placeholders: 1, free: 0 }, bookTrainee: { code: 'EVENT_FULL' } },
  full: { data: [{ id: event }] },
});
const freed = {
  event: { traineeCount: 0, placeholderCount: 0, isFull: false },
  told: { trainees: { used: 0, placeholders: 0, free: 1 }, bookTrainee: { code: null } },
  full: { data: [] },
};

/** What is made when, with how many days; its last day, the last minute of that day, and the first after it. */
const scenes: readonly (readonly [string, string, number, string, string, string])[] = [
  [
    'Pacific/Auckland',
    '2027-01-10T10:59:00Z',
    0,
    '2027-01-10',
    '2027-01-10T10:59:00Z',
    '2027-01-10T11:00:00Z',
  ],
  [
    'Pacific/Auckland',
    '2027-01-10T11:00:00Z',
    0,
    '2027-01-11',
    '2027-01-11T10:59:00Z',
    '2027-01-11T11:00:00Z',
  ],
  [
    'Pacific/Honolulu',
    '2027-01-10T09:59:00Z',
    0,
    '2027-01-09',
    '2027-01-10T09:59:00Z',
    '2027-01-10T10:00:00Z',
  ],
  [
    'Pacific/Honolulu',
    '2027-01-10T10:00:00Z',
    0,
    '2027-01-10',
    '2027-01-11T09:59:00Z',
    '2027-01-11T10:00:00Z',
  ],
  // Days of 23 hours and of 25.
  ['Europe/Warsaw', '2027-03-27T12:00:00Z', 1, '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:00:00Z'],
  ['Europe/Warsaw', '2027-10-30T12:00:00Z', 1, '2027-10-31', '2027-10-31T22:59:00Z', '2027-10-31T23:00:00Z'],
  [
    'America/New_York',
    '2027-03-13T12:00:00Z',
    1,
    '2027-03-14',
    '2027-03-15T03:59:00Z',
    '2027-03-15T04:00:00Z',
  ],
  [
    'America/New_York',
    '2027-11-06T12:00:00Z',
    1,
    '2027-11-07',
    '2027-11-08T04:59:00Z',
    '2027-11-08T05:00:00Z',
  ],
  // The evening before the clocks go forward in the south, and the day itself.
  [
    'Pacific/Auckland',
    '2027-09-25T11:59:00Z',
    0,
    '2027-09-25',
    '2027-09-25T11:59:00Z',
    '2027-09-25T12:00:00Z',
  ],
  [
    'Pacific/Auckland',
    '2027-09-25T12:00:00Z',
    0,
    '2027-09-26',
    '2027-09-26T10:59:00Z',
    '2027-09-26T11:00:00Z',
  ],
  // With and without a 29 February in between.
  ['Europe/London', '2028-02-28T12:00:00Z', 1, '2028-02-29', '2028-02-29T23:59:00Z', '2028-03-01T00:00:00Z'],
  ['Europe/London', '2028-02-28T12:00:00Z', 2, '2028-03-01', '2028-03-01T23:59:00Z', '2028-03-02T00:00:00Z'],
  ['Europe/London', '2027-02-28T12:00:00Z', 1, '2027-03-01', '2027-03-01T23:59:00Z', '2027-03-02T00:00:00Z'],
  [
    'Pacific/Auckland',
    '2028-02-28T12:00:00Z',
    0,
    '2028-02-29',
    '2028-02-29T10:59:00Z',
    '2028-02-29T11:00:00Z',
  ],
];

describe('a placeholder', () => {
  it.each(scenes)('in %s made at %s for %i days holds its seat through %s', async (...scene) => {
    const [time_zone, created, placeholder_expiry_days, lastDay, lastMinute, after] = scene;
    const make = records((await signInAt(created)).ask);
    const { id: centre } = await make.centre({ time_zone });
    const { id: event } = await make.event({
      training_centre_id: centre,
      date_start: '2029-06-10',
      date_end: '2029-06-11',
      max_trainees: 1,
      placeholder_expiry_days,
    });
    const { id } = await make.booking({ centre_event_id: event });
    const place = { centre, event, booking: id };

    const before = await look(lastMinute, place);
    const { row } = await before.admin.ask('query ($id: ID!) { row: eventBooking(id: $id) { dateExpiry } }', {
      id,
    });
    expect(row).toEqual({ dateExpiry: lastDay });
    expect(before.seen).toEqual(held(event));
    expect(await before.bookAgain()).toBe('EVENT_FULL');
    await before.expire();
    expect((await look(lastMinute, place)).seen).toEqual(held(event));

    // P2: the seat is free although nobody has recorded it yet.
    const expired = await look(after, place);
    const { booking, ...rest } = expired.seen;
    expect(rest).toEqual(freed);
    expect(booking).toEqual({ bookingStatus: 'NEW', cancelReason: null, consumesSeat: false });
    expect(await expired.expire()).toBeGreaterThan(0);
    const recorded = await look(after, place);
    expect(recorded.seen).toEqual({
      ...freed,
      booking: { bookingStatus: 'CANCELLED', cancelReason: 'EXPIRED', consumesSeat: false },
    });
    expect(await recorded.bookAgain()).toBe('ok');
  });
});

it.each([...new Set(scenes.map(([zone]) => zone))])(
  'server and database agree what day it is in %s',
  async (zone) => {
    for (const moment of scenes.flatMap(([, created, , , last, after]) => [created, last, after])) {
      await api.app.moveTo(moment);
      const { rows } = await sql<{ day: string }>`select local_today(${zone})::text as day`.execute(
        api.app.database.kysely,
      );
      const event = { time_zone: zone, placeholder_expiry_days: 0, date_start: null };
      expect(placeholderExpiry({ now: api.app.clock.now }, event), moment).toBe(rows[0]?.day);
    }
  },
);
