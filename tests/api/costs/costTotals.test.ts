import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { recomputeCosts } from '#tests/recompute/recomputeCosts.ts';
import { readDashboard, within } from '../reads/dashboardFigures.ts';
import { type Client, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { costRows, eventsWith, totalsQuery } from './costRows.ts';
import { useApi } from '../useApi.ts';
import { creating, updating } from '../mutations.ts';

const api = useApi();

interface Totals {
  readonly currency: string | null;
  readonly booked: Record<string, number | null>;
  readonly atCapacity: Record<string, number | null>;
  readonly rates: readonly { currency: string; rate: string | null; lastUpdated: string | null }[];
  readonly lines: readonly { id: string; booked: { incVat: number; excVat: number } }[];
}
const totalsOf = async (id: string, who: Client = api.as('administrator')) => {
  const { centreEvent } = await who.ask(totalsQuery, { id });
  return (centreEvent as { costTotals: Totals | null }).costTotals;
};

const line = {
  name: 'Line',
  cost_category_id: '1',
  amount_exc_vat: 1000,
  amount_inc_vat: 1190,
  currency: 'EUR',
};
const eventWith = async (costs: readonly Fields[], over: Fields = {}) =>
  api.make.event({
    costs_base_currency: 'EUR',
    max_trainees: 4,
    ...over,
    estimated_costs: { create: costs.map((cost) => ({ ...line, ...cost })) },
  });

describe('what an event costs', () => {
  const inCurrency = (code: string) =>
    `e.costs_base_currency = '${code}' and exists (select 1 from estimated_costs c where c.centre_event_id = e.id)`;
  const mixed = `exists (select 1 from estimated_costs c where c.centre_event_id = e.id and c.currency <> e.costs_base_currency)
    and e.costs_base_currency not in ('EGP')`;

  it.each([
    ['in yen', inCurrency('JPY')],
    ['in Kuwaiti dinars', inCurrency('KWD')],
    ['in several currencies', mixed],
  ])('is, %s, equal to the last unit to what the bare rows give (E1, E2, H4)', async (_name, condition) => {
    const ids = await eventsWith(api, condition, 5);
    expect(ids).not.toHaveLength(0);
    for (const id of ids) {
      const { rates: _rates, ...told } = (await totalsOf(id)) ?? {};
      expect(told).toEqual(recomputeCosts(await costRows(api, id)));
    }
  });

  it('says by which rate of which day, and names one that is missing: no sum is told of a part (H5)', async () => {
    const { id } = await eventWith([{}, { currency: 'PLN' }, { currency: 'EGP' }]);
    const totals = await totalsOf(id);
    expect(totals?.rates).toEqual([
      { currency: 'EGP', rate: null, lastUpdated: null },
      {
        currency: 'PLN',
        rate: expect.stringMatching(/^0\.23/) as string,
        lastUpdated: expect.any(String) as string,
      },
    ]);
    expect(totals?.booked).toEqual({ excVat: null, incVat: null, excVatPerHead: null, incVatPerHead: null });
  });

  const create = creating('CentreEvent');
  const refusedOf = async (costs: readonly Fields[], over: Fields = {}) => {
    const { id: centre } = await api.make.centre();
    const input = {
      name: 'Everybody',
      training_centre_id: centre,
      estimated_costs: { create: costs },
      ...over,
    };
    return validationOf(await api.as('administrator').send(create, { input }));
  };

  it('is of no more people, units and money than a sum can hold', async () => {
    const many = { ...line, fixed_units: 2_147_483_647 };
    expect(await refusedOf([many], { max_trainees: 1_000_001 })).toEqual({
      'input.max_trainees': ['This must be at most 1,000,000.'],
      'input.estimated_costs.create.0.fixed_units': ['This must be at most 1,000,000.'],
    });
    expect(await refusedOf([{ ...line, amount_inc_vat: 1_000_000_000_001 }])).toEqual({
      'input.estimated_costs.create.0.amount_inc_vat': [
        'Must be a whole amount of at most 1,000,000,000,000 minor units.',
      ],
    });
    const dear = { ...line, amount_inc_vat: 2_000_000_000 };
    const people = { unit_mode: 'PER_PERSON', participants: 400, trainers: 101 };
    expect(
      await refusedOf([
        { ...dear, fixed_units: 501 },
        { ...dear, ...people, currency: 'JPY' },
      ]),
    ).toEqual({
      'input.estimated_costs.create.0.fixed_units': [
        'All units together may come to at most 10,000,000,000 EUR.',
      ],
      'input.estimated_costs.create.1.participants': [
        'All units together may come to at most 1,000,000,000,000 JPY.',
      ],
    });
  });

  it('is refused at the amount where that alone is changed', async () => {
    const fields = 'id dateModified estimatedCosts { id }';
    const { id } = await eventWith([{ fixed_units: 501 }]);
    const { centreEvent } = await api
      .as('administrator')
      .ask(`query ($id: ID!) { centreEvent(id: $id) { ${fields} } }`, { id });
    const [cost] = (centreEvent as { estimatedCosts: { id: string }[] }).estimatedCosts;
    const update = (change: Fields) =>
      api.as('administrator').send(updating('CentreEvent'), {
        input: {
          id,
          estimated_costs: { update: [{ id: cost?.id, name: 'Line', cost_category_id: '1', ...change }] },
        },
      });
    expect(validationOf(await update({ amount_inc_vat: 2_000_000_000 }))).toEqual({
      'input.estimated_costs.update.0.amount_inc_vat': [
        'All units together may come to at most 10,000,000,000 EUR.',
      ],
    });
  });

  it('is told to the last unit of the most that may be, and not at all beyond: a rate that no amount bears fails nothing', async () => {
    await sql`with kept as (insert into exchange_rate_sets (base, day, source) values ('LAK', '2020-01-01', 'CSV') returning id)
      insert into exchange_rates (set_id, target, rate, last_updated) select id, 'EUR', 0.0000000001, now() from kept`.execute(
      api.app.database.kysely,
    );
    const most = { amount_inc_vat: 1_999_999_999, fixed_units: 500 };
    const costs = Array.from({ length: 30 }, () => most);
    expect((await totalsOf((await eventWith(costs)).id))?.booked['incVat']).toBe(29_999_999_985_000);
    const beyond = await totalsOf((await eventWith(costs, { costs_base_currency: 'LAK' })).id);
    expect(beyond?.booked).toMatchObject({ incVat: null, incVatPerHead: null });
    expect(beyond?.lines[0]?.booked).toMatchObject({ incVat: 999_999_999_500, convertedIncVat: null });
  });

  it('is told of a venue in Jakarta, whose amounts have more than 32 bits (H7)', async () => {
    const venue = { currency: 'IDR', amount_exc_vat: 45_000_000_000, amount_inc_vat: 1_000_000_000_000 };
    const { id } = await eventWith([venue], { costs_base_currency: 'IDR', max_trainees: 1_000_000 });
    const sums = { excVat: 45_000_000_000, incVat: 1_000_000_000_000 };
    expect(await totalsOf(id)).toMatchObject({ booked: sums, atCapacity: sums });
    const asked = `where: { cost_currency: "IDR" }, orderBy: [{ estimated_costs: { aggregate: SUM, column: AMOUNT_INC_VAT }, order: DESC }]`;
    const query = `{ centreEvents(${asked}) { data { id estimatedCosts { amountExcVat amountIncVat } } } }`;
    const { data: found } = (await api.as('administrator').ask(query, {}))['centreEvents'] as {
      data: readonly Fields[];
    };
    const kept = { amountExcVat: 45_000_000_000, amountIncVat: 1_000_000_000_000 };
    expect(found[0]).toEqual({ id, estimatedCosts: [kept] });
  });

  it('is not told at capacity where a million seats come to more than a number holds', async () => {
    const seat = { unit_mode: 'PER_PERSON', amount_exc_vat: 1000, amount_inc_vat: 1_000_000_000_000 };
    const totals = await totalsOf((await eventWith([seat], { max_trainees: 1_000_000 })).id);
    expect(totals?.booked).toMatchObject({ excVat: 0, incVat: 0 });
    expect(totals?.atCapacity).toMatchObject({ excVat: 1_000_000_000, incVat: null, incVatPerHead: null });
    expect(totals?.lines).toMatchObject([{ atCapacity: { units: 1_000_000, incVat: null } }]);
  });

  it('is converted a line at a time, half up, and then added up (E2)', async () => {
    const { id } = await eventWith(
      [
        { amount_exc_vat: 1, amount_inc_vat: 1 },
        { amount_exc_vat: 1, amount_inc_vat: 1 },
      ],
      {
        costs_base_currency: 'JPY',
      },
    );
    // 1 cent is 1.6248 yen: 2 and 2, not the 3 of both together.
    expect((await totalsOf(id))?.booked).toMatchObject({ excVat: 4, incVat: 4 });
  });

  it('at capacity counts every seat, and is not known where seats have no limit and are counted (E1, C3)', async () => {
    const costs = [{ unit_mode: 'PER_PARTICIPANT' }, { unit_mode: 'FIXED', fixed_units: 3 }];
    const limited = await totalsOf((await eventWith(costs)).id);
    expect(limited?.booked).toEqual({ excVat: 3000, incVat: 3570, excVatPerHead: null, incVatPerHead: null });
    expect(limited?.atCapacity).toEqual({
      excVat: 7000,
      incVat: 8330,
      excVatPerHead: 1750,
      incVatPerHead: 2083,
    });
    const open = await totalsOf((await eventWith(costs, { max_trainees: null })).id);
    expect(open?.atCapacity).toEqual({
      excVat: null,
      incVat: null,
      excVatPerHead: null,
      incVatPerHead: null,
    });
    const fixed = await totalsOf((await eventWith(costs.slice(1), { max_trainees: null })).id);
    expect(fixed?.atCapacity).toMatchObject({ excVat: 3000, incVat: 3570, incVatPerHead: null });
  });

  it('has no sum until a currency is chosen to add up in', async () => {
    const { id } = await eventWith([{}], { costs_base_currency: null });
    expect(await totalsOf(id)).toMatchObject({ currency: null, booked: { incVat: null }, rates: [] });
    const nothing = await eventWith([], { costs_base_currency: null });
    expect(await totalsOf(nothing.id)).toMatchObject({ currency: null, booked: { incVat: null } });
  });

  it('is the same on the dashboard, currency by currency (S6)', async () => {
    const { costs } = await readDashboard(api, 'administrator');
    const row = costs?.find(({ month, events }) => month !== null && events > 2);
    if (!row?.month) throw new Error('There are no costs in a month.');
    const data = await api.as('administrator').ask(
      `query ($where: CentreEventWhere) { centreEvents(first: 100, where: $where) { data {
        estimatedCosts { id currency } costTotals { lines { id booked { excVat incVat } } } } } }`,
      { where: { ...within(row.month), cost_currency: row.currency } },
    );
    const events = (
      data['centreEvents'] as {
        data: { estimatedCosts: { id: string; currency: string }[]; costTotals: Totals }[];
      }
    ).data;
    const amount = (key: 'excVat' | 'incVat') =>
      events
        .flatMap(({ estimatedCosts, costTotals }) =>
          costTotals.lines.filter(
            ({ id }) => estimatedCosts.find((cost) => cost.id === id)?.currency === row.currency,
          ),
        )
        .reduce((sum, { booked }) => sum + booked[key], 0);
    expect([amount('excVat'), amount('incVat')]).toEqual([row.amountExcVat, row.amountIncVat]);
  });
});

describe('who is told (S1)', () => {
  it('booker and viewer of nothing, logistics of what its own lines come to, and that it is not all (S6)', async () => {
    const { costCategories } = await api.as('administrator').ask('{ costCategories { id path } }', {});
    const idOf = (wanted: string) =>
      (costCategories as { id: string; path: string }[]).find(({ path }) => path === wanted)?.id;
    const { id: centre } = await api.make.centre({ country_id: api.country('DE') });
    const { id } = await eventWith(
      [
        { cost_category_id: idOf('Faculty / Expenses') },
        { cost_category_id: idOf('Logistics / Agency'), amount_inc_vat: 1200 },
      ],
      { training_centre_id: centre },
    );
    for (const role of ['booker', 'viewer'] as const)
      expect(await totalsOf(id, await somebody(api, [role], 'DE'))).toBeNull();
    expect(await totalsOf(id, api.as('logistics'))).toMatchObject({ booked: { incVat: 1200 }, lines: [{}] });
    expect((await totalsOf(id, api.as('logistics')))?.lines).toHaveLength(1);
    expect(await totalsOf(id, api.as('compliance'))).toMatchObject({ booked: { incVat: 2390 } });
    const isPartial = async (who: Client) => {
      const { centreEvent } = await who.ask(
        'query ($id: ID!) { centreEvent(id: $id) { costTotals { isPartial } } }',
        { id },
      );
      return (centreEvent as { costTotals: { isPartial: boolean } }).costTotals.isPartial;
    };
    const both = await somebody(api, ['country_manager', 'logistics'], 'DE');
    const elsewhere = await somebody(api, ['country_manager', 'logistics'], 'FR');
    expect([
      await isPartial(api.as('logistics')),
      await isPartial(api.as('compliance')),
      await isPartial(both),
      await isPartial(elsewhere),
    ]).toEqual([true, false, false, true]);
  });

  it.each(['booker', 'viewer'] as const)('%s finds none by order or filter either', async (role) => {
    const { id: centre } = await api.make.centre({ country_id: api.country('DE') });
    for (const amount of [3000, 1000, 2000])
      await eventWith([{ amount_inc_vat: amount }], { training_centre_id: centre });
    const who = await somebody(api, [role], 'DE');
    const found = async (client: Client, args: string): Promise<unknown> => {
      const query = `query ($id: ID!) { centreEvents(${args}) { data { id } } }`;
      return (await client.ask(query, { id: centre }))['centreEvents'];
    };
    const where = 'where: { training_centre_id: $id }';
    const byCost = (order: string) =>
      `${where}, orderBy: [{ estimated_costs: { aggregate: SUM, column: AMOUNT_INC_VAT }, order: ${order} }, { column: ID }]`;
    expect(await found(who, byCost('ASC'))).toEqual(await found(who, byCost('DESC')));
    const admin = api.as('administrator');
    expect(await found(admin, byCost('ASC'))).not.toEqual(await found(admin, byCost('DESC')));
    const inEuro = 'where: { training_centre_id: $id, cost_currency: "EUR" }';
    expect(await found(who, inEuro)).toEqual({ data: [] });
    expect(await found(admin, inEuro)).not.toEqual({ data: [] });
  });
});
