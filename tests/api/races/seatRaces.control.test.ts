import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { startHttpApi, type HttpApi } from './httpApi.ts';
import { seatRaces, type Finish } from './seatRaces.ts';

/** The control: with lock and guard off the same races do overbook, so seatRaces.test.ts shows more than luck. */
vi.mock('#server/modules/journey/lockEvents.ts', () => ({ lockEvents: () => Promise.resolve() }));
vi.mock('#server/modules/participant/changeOfCountry.ts', async (original) => ({
  ...(await original<object>()),
  lockAroundPerson: () => Promise.resolve(),
}));
vi.mock('#server/modules/centreEvent/zoneOfCentre.ts', async (original) => ({
  ...(await original<object>()),
  lockEventsOfCentre: () => Promise.resolve(),
}));

const guards = [
  ['event_bookings', 'guard_seat_insert'],
  ['event_bookings', 'guard_seat_update'],
  ['event_bookings', 'guard_seat_snapshot'],
  ['centre_events', 'guard_limits'],
  ['centre_events', 'guard_limits_snapshot'],
] as const;

let api: HttpApi;
let races: ReturnType<typeof seatRaces>;
beforeAll(async () => {
  api = await startHttpApi();
  races = seatRaces(api);
  for (const [table, guard] of guards)
    await sql`alter table ${sql.id(table)} disable trigger ${sql.id(guard)}`.execute(api.app.database.kysely);
});
afterAll(() => api.close());
beforeEach(({ skip }) => skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'));

/** One to ten rounds do mostly; on a busy machine two requests can keep out of each other's way for forty in a row. */
const patience = 400;

async function firstOverbooking(race: () => Promise<Finish>): Promise<number> {
  for (let round = 0; round < patience; round += 1) {
    const { over } = await race();
    if (over > 0) return over;
  }
  return 0;
}

describe('without lock and guard', () => {
  it('the last seat is sold more than once', async () => {
    expect(await firstOverbooking(races.lastSeat)).toBeGreaterThan(0);
  });

  it('an upgrade and a booking take one seat', async () => {
    expect(await firstOverbooking(races.upgradeOrBook)).toBeGreaterThan(0);
  });

  it('the maximum falls under what is booked', async () => {
    expect(await firstOverbooking(races.lowerOrBook)).toBeGreaterThan(0);
  });

  it('a seat is sold that a placeholder takes again in another time zone', async () => {
    expect(await firstOverbooking(races.moveZoneOrBook)).toBeGreaterThan(0);
  });

  it('a country gets more than its seats', async () => {
    expect(await firstOverbooking(races.attachAtCountryLimit)).toBeGreaterThan(0);
  });

  it('a country gets more than its seats by people who move there', async () => {
    expect(await firstOverbooking(races.moveIntoCountryLimit)).toBeGreaterThan(0);
  });
});
