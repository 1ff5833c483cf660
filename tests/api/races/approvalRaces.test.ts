import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomeOf } from '../Client.ts';
import { approvalRaces } from './approvalRaces.ts';

let world: Awaited<ReturnType<typeof approvalRaces>>;
beforeAll(async () => {
  world = await approvalRaces();
}, 120_000);
afterAll(() => world.api.close());

it('two officers at once: one approves, the other is told by whom (F4)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { outcomes, approvals } = await world.race();
    expect(outcomes.map(outcomeOf).sort()).toEqual(['ALREADY_APPROVED', 'ok']);
    expect(outcomes.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([
      expect.stringMatching(/ has approved this document already\.$/),
    ]);
    expect(approvals).toBe(1);
  }
}, 60_000);
