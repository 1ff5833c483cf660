import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomeOf } from '../Client.ts';
import { categoryRaces } from './categoryRaces.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';

let api: HttpApi;
beforeAll(async () => {
  api = await startHttpApi();
}, 120_000);
afterAll(() => api.close());

it('two categories that are moved below each other at once make no cycle: one of the moves is refused (E3)', async () => {
  const race = categoryRaces(api);
  for (let round = 0; round < 20; round += 1) {
    const { outcomes, isCycle } = await race();
    expect(isCycle).toBe(false);
    expect(outcomes.map(outcomeOf).sort()).toEqual(['CATEGORY_CYCLE', 'ok']);
  }
}, 60_000);
