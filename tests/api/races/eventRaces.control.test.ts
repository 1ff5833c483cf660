import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventRaces } from './eventRaces.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';

/** The control: without the order of the figures the same two events wait for each other, so eventRaces.test.ts shows more than luck. */
let api: HttpApi;
beforeAll(async () => {
  api = await startHttpApi();
  await sql`create or replace function hold_figures_of_booked(event bigint) returns void language sql as $$ select $$`.execute(
    api.app.database.kysely,
  );
}, 120_000);
afterAll(() => api.close());

it('without the order one of two events that move is refused', async ({ skip }) => {
  skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody');
  const race = await eventRaces(api);
  const outcomes: string[] = [];
  while (outcomes.length < 400 && !outcomes.includes('BUSY')) outcomes.push(...(await race()));
  expect(outcomes).toContain('BUSY');
}, 120_000);
