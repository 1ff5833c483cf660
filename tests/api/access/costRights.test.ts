import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { accessWorldOf } from './accessWorld.ts';

const api = useApi();
const { somebody, update, eventIn } = accessWorldOf(api);

describe('costs of an event', () => {
  const line = { name: 'Line', amount_exc_vat: 1, amount_inc_vat: 1, currency: 'EUR' };
  const categoryOf = async (name: string) => {
    const { costCategories } = await api.as('administrator').ask('{ costCategories { id path } }', {});
    return (costCategories as { id: string; path: string }[]).find(({ path }) =>
      path.startsWith(`${name} / `),
    )?.id;
  };

  it('are all that compliance changes of an event', async () => {
    const event = await eventIn('DE');
    const compliance = api.as('compliance');
    const create = [{ ...line, cost_category_id: await categoryOf('Faculty') }];
    expect(
      outcomeOf(await update(compliance, 'CentreEvent', { id: event.id, estimated_costs: { create } })),
    ).toBe('ok');
    expect(
      outcomeOf(
        await update(compliance, 'CentreEvent', { id: event.id, estimated_costs: { create }, name: 'x' }),
      ),
    ).toBe('FORBIDDEN');
  });

  it('of logistics are logistics lines', async () => {
    const event = await eventIn('DE');
    const add = async (branch: string) =>
      update(api.as('logistics'), 'CentreEvent', {
        id: event.id,
        estimated_costs: { create: [{ ...line, cost_category_id: await categoryOf(branch) }] },
      });
    expect(outcomeOf(await add('Logistics'))).toBe('ok');
    expect(outcomeOf(await add('Faculty'))).toBe('FORBIDDEN');
  });

  it('of logistics are agreed on travel and rooms, and in no other currency', async () => {
    const event = await eventIn('DE');
    const outcomes = async (who: Client) =>
      Promise.all(
        [{ cost_flights: 'Agency' }, { cost_lunch: 'Buffet' }, { costs_base_currency: 'JPY' }].map(
          async (change) => outcomeOf(await update(who, 'CentreEvent', { id: event.id, ...change })),
        ),
      );
    expect(await outcomes(api.as('logistics'))).toEqual(['ok', 'FORBIDDEN', 'FORBIDDEN']);
    const both = await somebody(['logistics', 'country_manager'], 'PL');
    expect(await outcomes(both)).toEqual(['ok', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await outcomes(api.as('compliance'))).toEqual(['ok', 'ok', 'ok']);
  });

  it('of logistics are changed and removed among what logistics sees (S1)', async () => {
    const event = await eventIn('DE');
    const [faculty, logistics] = [await categoryOf('Faculty'), await categoryOf('Logistics')];
    const create = [
      { ...line, name: 'Fee', cost_category_id: faculty },
      { ...line, name: 'Agency', cost_category_id: logistics },
    ];
    const admin = api.as('administrator');
    expect(outcomeOf(await update(admin, 'CentreEvent', { id: event.id, estimated_costs: { create } }))).toBe(
      'ok',
    );
    const linesOf = async () => {
      const { centreEvent } = await admin.ask(
        'query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { id name } } }',
        { id: event.id },
      );
      return (centreEvent as { estimatedCosts: { id: string; name: string }[] }).estimatedCosts;
    };
    const idOf = async (name: string) => (await linesOf()).find((cost) => cost.name === name)?.id;
    const [fee, agency] = [await idOf('Fee'), await idOf('Agency')];
    const as = (costs: Fields) =>
      update(api.as('logistics'), 'CentreEvent', { id: event.id, estimated_costs: costs });
    expect(validationOf(await as({ delete: [fee] }))).toHaveProperty(['input.estimated_costs.delete.0']);
    expect(
      validationOf(await as({ update: [{ id: fee, name: 'Mine', cost_category_id: logistics }] })),
    ).toHaveProperty(['input.estimated_costs.update.0.id']);
    expect(outcomeOf(await as({ update: [{ id: agency, name: 'Agency', cost_category_id: faculty }] }))).toBe(
      'FORBIDDEN',
    );
    expect((await linesOf()).map(({ name }) => name)).toEqual(['Fee', 'Agency']);
    expect(outcomeOf(await as({ update: [{ id: agency, name: 'Van', cost_category_id: logistics }] }))).toBe(
      'ok',
    );
    expect(outcomeOf(await as({ delete: [agency, agency] }))).toBe('ok');
    expect((await linesOf()).map(({ name }) => name)).toEqual(['Fee']);
  });
});
