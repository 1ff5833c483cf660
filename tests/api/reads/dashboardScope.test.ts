import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DashboardFigures, dashboardQuery, sum } from './dashboardFigures.ts';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Whose rows the dashboard counts. */

describe('the dashboard of a small world', () => {
  let world: ReadWorld;
  beforeAll(async () => {
    world = await openReadWorld();
  }, 60_000);
  afterAll(() => world.close());

  it('counts what each viewer may see (S1, S2)', async () => {
    const counted = async (viewer: keyof typeof viewers) => {
      const answer = await world.ask(viewers[viewer], dashboardQuery);
      expect(answer.errors).toBeUndefined();
      const { months, bookings, waiting } = answer.data?.['dashboard'] as DashboardFigures;
      return [sum(months, (m) => m.events), sum(bookings, (b) => b.bookings), sum(waiting, (w) => w.waiting)];
    };
    expect(await counted('administrator')).toEqual([5, 7, 2]);
    expect((await counted('countryManager')).slice(0, 2)).toEqual([2, 5]);
    expect(await counted('booker')).toEqual([3, 2, 1]);
    expect(await counted('countryless')).toEqual([0, 0, 0]);
  });

  it('refuses a filter that is no id', async () => {
    expect(
      await world.errorOf('{ dashboard(where: { country_id: "x" }) { months { events } } }'),
    ).toMatchObject({
      code: 'VALIDATION',
    });
  });
});
