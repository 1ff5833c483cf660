import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHttpApi, type HttpApi } from './httpApi.ts';
import { clients, seatRaces } from './seatRaces.ts';

/** K1, K3: over HTTP, many at once. seatRaces.control.test.ts runs the same without lock and guard. */
let api: HttpApi;
let races: ReturnType<typeof seatRaces>;
beforeAll(async () => {
  api = await startHttpApi();
  races = seatRaces(api);
});
afterAll(() => api.close());
beforeEach(({ skip }) => skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'));

const times = 10;

describe('at the same moment', () => {
  it(`${clients} book the last seat: one has it, all others hear that the event is full (K3)`, async () => {
    const { outcomes, over } = await races.lastSeat();
    expect(over).toBe(0);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'EVENT_FULL')).toHaveLength(clients - 1);
  });

  it('an upgrade and a booking want the freed seat: one has it (W5)', async () => {
    for (let round = 0; round < times; round += 1)
      expect(await races.upgradeOrBook()).toEqual({ outcomes: ['EVENT_FULL', 'ok'], over: 0 });
  });

  it('the maximum falls while somebody books: one of the two is refused (C5)', async () => {
    for (let round = 0; round < times; round += 1) {
      const { outcomes, over } = await races.lowerOrBook();
      expect(over).toBe(0);
      expect(outcomes).toContain('ok');
      expect(['CAPACITY_BELOW_BOOKED', 'EVENT_FULL']).toContain(outcomes[0]);
    }
  });

  it('a centre moves to a zone where a placeholder holds its seat again while somebody books: one is refused (P2)', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < times; round += 1) {
      const { outcomes, over } = await races.moveZoneOrBook();
      expect(over).toBe(0);
      expect(outcomes[1]).toBe('ok');
      seen.add(outcomes[0] ?? '');
    }
    expect(['CAPACITY_BELOW_BOOKED', 'EVENT_FULL']).toEqual(expect.arrayContaining([...seen]));
  });

  it('two people of one country are attached where it has one seat: one is refused (C6)', async () => {
    for (let round = 0; round < times; round += 1)
      expect(await races.attachAtCountryLimit()).toEqual({ outcomes: ['COUNTRY_LIMIT', 'ok'], over: 0 });
  });

  it('two who are booked move to a country that has one seat: one is refused (C6)', async () => {
    for (let round = 0; round < times; round += 1)
      expect(await races.moveIntoCountryLimit()).toEqual({ outcomes: ['COUNTRY_LIMIT', 'ok'], over: 0 });
  });
});
