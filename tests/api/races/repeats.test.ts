import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';
import { creating } from '../mutations.ts';

/** K5, K6: one form sent twice, one record open in two tabs; each beside its control, which shows what would be lost. */
let api: HttpApi;
let manager: Client;
let make: ReturnType<typeof records>;
beforeAll(async () => {
  api = await startHttpApi();
  manager = await api.as('global_manager');
  make = records(manager.ask);
});
afterAll(() => api.close());
beforeEach(({ skip }) => skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'));

const book = creating('EventBooking');
const save =
  'mutation ($input: UpdateEventBookingInput!) { made: updateEventBooking(input: $input) { notes } }';

async function bookTwice(key: Fields): Promise<number> {
  const { id } = await make.event();
  const input = {
    booking_status: 'NEW',
    booking_type: 'TRAINEE',
    centre_event_id: id,
    country_id: api.country('DE'),
    ...key,
  };
  const outcomes = (await Promise.all([manager.send(book, { input }), manager.send(book, { input })])).map(
    outcomeOf,
  );
  for (const outcome of outcomes) expect(['ok', 'IDEMPOTENCY_IN_FLIGHT']).toContain(outcome);
  const { centreEvent } = await manager.ask('query ($id: ID!) { centreEvent(id: $id) { traineeCount } }', {
    id,
  });
  return (centreEvent as { readonly traineeCount: number }).traineeCount;
}

async function saveFromTwoTabs(seen: (dateModified: string) => Fields): Promise<readonly string[]> {
  const booking = await make.booking({ country_id: api.country('DE') });
  const tab = (notes: string) =>
    manager.send(save, { input: { id: booking.id, notes, ...seen(booking.dateModified) } });
  return (await Promise.all([tab('Vegetarian'), tab('Arrives late')])).map(outcomeOf).sort();
}

describe('a double click', () => {
  it('makes one booking (K5)', async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await bookTwice({ idempotency_key: randomUUID() })).toBe(1);
  });

  it('makes two without a key', async () => {
    expect(await bookTwice({})).toBe(2);
  });
});

describe('two tabs save one booking', () => {
  it('the second is told what the first has changed (K6)', async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await saveFromTwoTabs((date_modified) => ({ date_modified }))).toEqual(['STALE_WRITE', 'ok']);
  });

  it('without saying what it has seen, one loses what it wrote', async () => {
    expect(await saveFromTwoTabs(() => ({}))).toEqual(['ok', 'ok']);
  });
});
