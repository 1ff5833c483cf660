import { describe, expect, it } from 'vitest';
import { readDashboard, sum, totalOf, within } from './dashboardFigures.ts';
import { useApi } from '../useApi.ts';

/** What the dashboard tells of money, and whom. */

const api = useApi();

describe('estimated cost per head', () => {
  interface Cost {
    unitMode: string;
    fixedUnits: number | null;
    participants: number | null;
    trainers: number | null;
    amountIncVat: number;
    amountExcVat: number;
    currency: string;
  }
  interface Event {
    traineeCount: number;
    trainers: unknown[];
    estimatedCosts: Cost[];
  }

  it.each(['administrator', 'country_manager', 'logistics'])(
    'adds up what %s reads of costs, each currency by itself (E1, H7)',
    async (name) => {
      const { costs } = await readDashboard(api, name);
      if (costs === null) throw new Error('There are no costs.');
      const row = costs.find(({ month, events }) => month !== null && events > 1) ?? costs[0];
      if (!row?.month) throw new Error('There are no costs in a month.');
      const where = { ...within(row.month), cost_currency: row.currency };
      const data = await api.as(name).ask(
        `query ($where: CentreEventWhere) { centreEvents(first: 200, where: $where) { data { traineeCount trainers { trainerId }
          estimatedCosts { unitMode fixedUnits participants trainers amountIncVat amountExcVat currency } } } }`,
        { where },
      );
      const events = (data['centreEvents'] as { data: Event[] }).data;
      const units = (cost: Cost, event: Event) => {
        const people = cost.participants ?? event.traineeCount;
        const trainers = cost.trainers ?? event.trainers.length;
        if (cost.unitMode === 'PER_PARTICIPANT') return people;
        if (cost.unitMode === 'PER_TRAINER') return trainers;
        return cost.unitMode === 'PER_PERSON' ? people + trainers : (cost.fixedUnits ?? 1);
      };
      const amount = (key: 'amountIncVat' | 'amountExcVat') =>
        sum(events, (event) =>
          sum(
            event.estimatedCosts.filter(({ currency }) => currency === row.currency),
            (cost) => cost[key] * units(cost, event),
          ),
        );
      const trainees = sum(events, ({ traineeCount }) => traineeCount);
      expect(row).toEqual({
        month: row.month,
        currency: row.currency,
        events: events.length,
        trainees,
        amountExcVat: amount('amountExcVat'),
        amountIncVat: amount('amountIncVat'),
        perHead: trainees === 0 ? null : Math.round(amount('amountIncVat') / trainees),
      });
    },
  );

  it('is kept from roles that may not read costs, and so is the filter by them (S1)', async () => {
    for (const name of ['booker', 'viewer']) {
      expect((await readDashboard(api, name)).costs).toBeNull();
      expect(await totalOf(api, name, 'centreEvents', { cost_currency: 'EUR' })).toBe(0);
    }
    expect((await readDashboard(api, 'compliance')).costs?.length).toBeGreaterThan(0);
  });
});
