import { print } from 'graphql';
import { expect, it } from 'vitest';
import { lineOf, readLine } from '#overrides/events/costs/CostLine.ts';
import { costSheetQuery, type CostEvent } from '#overrides/events/costs/costOperations.ts';
import { perHead, ratesOf, sumOf } from '#overrides/events/costs/costPreview.ts';
import { eventsWith } from './costRows.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

it('what is shown while one types is what the server adds up once it is saved, for every event with costs (S6)', async () => {
  const ids = await eventsWith(
    api,
    `e.id % 4 = 3 and exists (select 1 from estimated_costs c where c.centre_event_id = e.id)`,
    60,
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const { centreEvent } = await api.as('administrator').ask(print(costSheetQuery), { id });
    const { estimatedCosts, costTotals } = centreEvent as CostEvent;
    if (costTotals === null) throw new Error('There are no totals.');
    const lines = estimatedCosts.map((cost) => {
      const read = readLine(lineOf(cost));
      if ('problems' in read) throw new Error(JSON.stringify([id, read.problems]));
      return read.line;
    });
    const rates = ratesOf(costTotals, costTotals.currency);
    const previewed = (trainees: number | null) => {
      const { exc, inc } = sumOf(lines, { trainees, trainers: costTotals.trainers }, rates);
      return {
        excVat: exc,
        incVat: inc,
        excVatPerHead: perHead(exc, trainees),
        incVatPerHead: perHead(inc, trainees),
      };
    };
    expect(costTotals.booked, id).toEqual(previewed(costTotals.trainees));
    expect(costTotals.atCapacity, id).toEqual(previewed(costTotals.seats));
  }
});
