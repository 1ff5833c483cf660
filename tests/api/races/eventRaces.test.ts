import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventRaces } from './eventRaces.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';

let api: HttpApi;
beforeAll(async () => {
  api = await startHttpApi();
}, 120_000);
afterAll(() => api.close());

it('two events with the same people move at once, and neither is refused (K1)', async () => {
  const race = await eventRaces(api);
  for (let round = 0; round < 30; round += 1) expect(await race()).toEqual(['ok', 'ok']);
}, 60_000);
