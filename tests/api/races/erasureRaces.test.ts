import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasureRaces, type Finish } from './erasureRaces.ts';

let races: Awaited<ReturnType<typeof erasureRaces>>;
beforeAll(async () => {
  races = await erasureRaces();
}, 120_000);
afterAll(() => races.api.close());
beforeEach(({ skip }) =>
  skip(races.api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'),
);

async function rounds(count: number, race: () => Promise<Finish>): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const { erased, beside, isBroken } = await race();
    expect(isBroken, `${erased} ${beside}`).toBe(false);
    outcomes.push(`${erased} ${beside}`);
  }
  return outcomes;
}

/** K1: whoever erases somebody and whoever does anything else with them wait for each other. */
describe('an erasure at the same moment as', { timeout: 60_000 }, () => {
  it('another is done once, and both are answered alike (G5)', async () => {
    expect(new Set(await rounds(12, races.twice))).toEqual(new Set(['ok ok']));
  });

  it('a booking of the person leaves nobody booked who is erased (G5)', async () => {
    for (const outcome of await rounds(12, races.orBook))
      expect(outcome).toMatch(/^(ok \w+|(IN_USE|BUSY) ok)$/);
  });

  it('an edit leaves nothing of what was entered (G5)', async () => {
    for (const outcome of await rounds(12, races.orEdit)) expect(outcome).toMatch(/^ok (ok|FORBIDDEN)$/);
  });

  it('a letter with their passport being made leaves no such file (G4, G5)', async () => {
    for (const outcome of await rounds(8, races.orPrint))
      expect(outcome).toMatch(/^ok (?!.*because of a fault)/);
  });

  it('documents about them that are being saved wait, and are not kept (K1, G5)', async () => {
    expect(new Set(await rounds(2, races.orFile))).toEqual(new Set(['ok FORBIDDEN']));
  });
});
