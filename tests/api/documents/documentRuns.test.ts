import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRunWorld, type RunWorld } from './runWorld.ts';

const gap = (path: string, more = '') => `<span data-merge-field="${path}"${more}></span>`;
const required = ' data-required="true"';
const invitation = `<p>Dear ${gap('participant.fullName', required)} of ${gap('participant.city', required)}, welcome to ${gap('centreEvent.name')}.</p>`;

describe('document runs', () => {
  let world: RunWorld;
  beforeAll(async () => {
    world = await openRunWorld();
  }, 120_000);
  afterAll(() => world.api.close());

  it('shows what each document would say, and makes them in a task', async () => {
    const manager = world.api.as('global_manager');
    await world.textOf('invitation', invitation);
    const event = await world.eventWith([
      { first_name: 'Ada', last_name: 'Nowak', city: 'Łódź' },
      { first_name: 'Bea', last_name: 'Nowak' },
    ]);
    const run = await world.open(manager, 'INVITATION', { centre_event_id: event.id });
    expect(run.impressions.map(({ label, fileName, blocks }) => [label, fileName, blocks])).toEqual([
      ['Ada Nowak', `Invitation - Ada Nowak - ${event.name}.pdf`, []],
      [
        'Bea Nowak',
        `Invitation - Bea Nowak - ${event.name}.pdf`,
        [
          {
            code: 'MISSING_VALUE',
            message: 'City is missing.',
            mergeContext: 'PARTICIPANT',
            mergeContextId: event.bookings[1]?.participant,
            field: 'city',
          },
        ],
      ],
    ]);
    const task = await world.ended(
      manager,
      await world.generate(manager, { key: run.key, impressions: run.impressions.map(({ key }) => key) }),
    );
    expect(task).toMatchObject({ state: 'DONE', total: 2, done: 1, failed: 1 });
    expect(task.rows.map(({ state, message }) => [state, message])).toEqual([
      ['DONE', null],
      ['FAILED', 'City is missing.'],
    ]);
    const after = await world.read(manager, run.key);
    expect(
      after.impressions.map(({ generatedCount, latest }) => [generatedCount, latest?.title ?? null]),
    ).toEqual([
      [1, 'Invitation · Ada Nowak'],
      [0, null],
    ]);
  });
});
