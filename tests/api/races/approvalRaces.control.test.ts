import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as locks from '#server/modules/approvedDocument/holdRows.ts';
import { approvalRaces } from './approvalRaces.ts';

/** The control: without the locks the same race does approve twice, so approvalRaces.test.ts shows more than luck. */
let world: Awaited<ReturnType<typeof approvalRaces>>;
beforeAll(async () => {
  vi.spyOn(locks, 'holdEvent').mockResolvedValue();
  vi.spyOn(locks, 'holdDocument').mockResolvedValue();
  world = await approvalRaces();
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await world.api.close();
});

it('without the locks both officers approve', async ({ skip }) => {
  skip(world.api.app.database.kind === 'pglite', 'one connection: nobody meets anybody');
  const twice: boolean[] = [];
  while (twice.length < 40 && !twice.includes(true)) twice.push((await world.race()).approvals === 2);
  expect(twice).toContain(true);
}, 60_000);
