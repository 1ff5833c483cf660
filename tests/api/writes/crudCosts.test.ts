import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
const send = saver(() => api);

describe('estimated costs', () => {
  const cost = {
    name: 'Hotel',
    cost_category_id: '1',
    amount_exc_vat: 100,
    amount_inc_vat: 119,
    currency: 'EUR',
  };
  const fields = 'dateModified estimatedCosts { id name amountIncVat }';

  it('are created, changed and removed with their event, each audited, and make older states of it stale', async () => {
    const event = made(
      await send(
        'create',
        'CentreEvent',
        {
          name: 'x',
          training_centre_id: (await api.make.centre()).id,
          estimated_costs: { create: [cost, { ...cost, name: 'Coffee' }] },
        },
        `id ${fields}`,
      ),
    );
    const [hotel, coffee] = event['estimatedCosts'] as { id: string }[];
    const changed = made(
      await send(
        'update',
        'CentreEvent',
        {
          id: event['id'],
          estimated_costs: {
            create: [{ ...cost, name: 'Lunch' }],
            update: [{ id: hotel?.id, name: 'Hotel', cost_category_id: '1', amount_inc_vat: 150 }],
            delete: [coffee?.id],
          },
        },
        fields,
      ),
    );
    expect(
      (changed['estimatedCosts'] as { name: string; amountIncVat: number }[]).map(
        ({ name, amountIncVat }) => [name, amountIncVat],
      ),
    ).toEqual([
      ['Hotel', 150],
      ['Lunch', 119],
    ]);
    expect(await auditsOf(api, 'EstimatedCost', String(hotel?.id))).toMatchObject([
      { event: 'created' },
      { event: 'updated', oldValues: { amount_inc_vat: 119 }, newValues: { amount_inc_vat: 150 } },
    ]);
    expect(await auditsOf(api, 'EstimatedCost', String(coffee?.id))).toMatchObject([
      { event: 'created' },
      { event: 'deleted' },
    ]);
    expect(
      (await auditsOf(api, 'CentreEvent', String(event['id']))).map(({ newValues }) =>
        Object.keys(newValues ?? {}).filter((key) => key.includes('cost')),
      ),
      'told by each of them alone (S4)',
    ).toEqual([[]]);
    expect(
      outcomeOf(
        await send('update', 'CentreEvent', {
          id: event['id'],
          name: 'y',
          date_modified: event['dateModified'],
        }),
      ),
    ).toBe('STALE_WRITE');
  });

  it('need a name and a category alone (spec §5): what is left out is the other amount, and the event’s currency', async () => {
    const { amount_exc_vat, amount_inc_vat, currency, ...named } = cost;
    const centre = await api.make.centre();
    const costsOf = (create: readonly object[], over: object) =>
      send(
        'create',
        'CentreEvent',
        { name: 'x', training_centre_id: centre.id, estimated_costs: { create }, ...over },
        'estimatedCosts { amountExcVat amountIncVat currency }',
      );
    const event = made(
      await costsOf(
        [
          { ...named, unit_mode: null },
          { ...named, amount_exc_vat },
          { ...named, amount_inc_vat, currency: 'SEK' },
        ],
        {
          costs_base_currency: 'PLN',
        },
      ),
    );
    expect(event['estimatedCosts']).toEqual([
      { amountExcVat: 0, amountIncVat: 0, currency: 'PLN' },
      { amountExcVat: 100, amountIncVat: 100, currency: 'PLN' },
      { amountExcVat: 119, amountIncVat: 119, currency: 'SEK' },
    ]);
    expect(validationOf(await costsOf([{ ...named, currency }, named], {}))).toEqual({
      'input.estimated_costs.create.1.currency': ['Choose a currency: the event has none for its costs.'],
    });
  });

  it('say at which line what is wrong (E2)', async () => {
    const event = await api.make.event();
    const { amount_exc_vat: _, ...withVatAlone } = cost;
    const wrong = {
      create: [
        cost,
        { ...cost, name: '', amount_inc_vat: 99 },
        { ...cost, amount_exc_vat: -1 },
        { ...withVatAlone, amount_inc_vat: -1 },
      ],
    };
    const answer = await send('update', 'CentreEvent', { id: event.id, estimated_costs: wrong });
    expect(Object.keys(validationOf(answer)).sort()).toEqual([
      'input.estimated_costs.create.1.amount_inc_vat',
      'input.estimated_costs.create.1.name',
      'input.estimated_costs.create.2.amount_exc_vat',
      'input.estimated_costs.create.3.amount_inc_vat',
    ]);
  });

  it('are no more than can be read again', async () => {
    const event = await api.make.event();
    await sql`insert into estimated_costs (name, cost_category_id, centre_event_id, amount_exc_vat, amount_inc_vat, currency)
      select 'Bus ' || n, 1, ${event.id}, 1, 1, 'EUR' from generate_series(1, 199) n`.execute(
      api.app.database.kysely,
    );
    const change = (estimated_costs: object) =>
      send('update', 'CentreEvent', { id: event.id, estimated_costs }, 'estimatedCosts { id }');
    expect(validationOf(await change({ create: [cost, cost] }))).toEqual({
      'input.estimated_costs': ['There can be at most 200.'],
    });
    const [first] = made(await change({ create: [cost] }))['estimatedCosts'] as { id: string }[];
    const { estimatedCosts } = made(await change({ create: [cost], delete: [first?.id] }));
    expect(estimatedCosts).toHaveLength(200);
  });

  it('of another event are not to be reached', async () => {
    const other = made(
      await send(
        'create',
        'CentreEvent',
        { name: 'x', training_centre_id: (await api.make.centre()).id, estimated_costs: { create: [cost] } },
        fields,
      ),
    );
    const [foreign] = other['estimatedCosts'] as { id: string }[];
    const event = await api.make.event();
    const reach = {
      update: [{ id: foreign?.id, name: 'Mine', cost_category_id: '1' }],
      delete: [foreign?.id],
    };
    const answer = await send('update', 'CentreEvent', { id: event.id, estimated_costs: reach });
    expect(validationOf(answer)).toHaveProperty(['input.estimated_costs.update.0.id']);
    expect(validationOf(answer)).toHaveProperty(['input.estimated_costs.delete.0']);
  });
});
