import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as locks from '#server/modules/costCategory/lockTree.ts';
import { categoryRaces } from './categoryRaces.ts';
import { startHttpApi, type HttpApi } from './httpApi.ts';

/** The control: without the lock and the guard the same race does make a cycle, so categoryRaces.test.ts shows more than luck. */
let api: HttpApi;
beforeAll(async () => {
  vi.spyOn(locks, 'lockTree').mockResolvedValue();
  api = await startHttpApi();
  await sql`alter table cost_categories disable trigger guard_category_tree`.execute(api.app.database.kysely);
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});

it('without lock and guard two moves make a cycle', async ({ skip }) => {
  skip(api.app.database.kind === 'pglite', 'one connection: nobody meets anybody');
  const race = categoryRaces(api);
  const cycles: boolean[] = [];
  while (cycles.length < 40 && !cycles.includes(true)) cycles.push((await race()).isCycle);
  expect(cycles).toContain(true);
}, 60_000);
