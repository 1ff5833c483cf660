import { describe, expect, it } from 'vitest';
import { keepHonorariaSettings } from '#server/modules/honoraria/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { honorariaWorld, item } from './honorariaWorld.ts';
import { updating } from '../mutations.ts';

const api = useApi();
const on = honorariaWorld(api);

describe('an honorarium', () => {
  it('pays an hour once, whatever runs in parallel, and nothing for unpaid items (H1, H2, H3)', async () => {
    const { event } = await on.world({}, (trainer) => [
      item('09:00', '10:30', trainer),
      item('10:00', '11:00', trainer),
      item('13:00', '13:45', trainer),
      item('15:00', '18:00', trainer, { exclude_in_honoraria: true }),
    ]);
    expect(await on.row(event, 'items { name minutes isPaid }')).toMatchObject({
      speakerMinutes: 165,
      activityMinutes: 240,
      totalHonorariaMinutes: 340,
      exchangeRate: '1',
      rateDate: null,
      totalActivityLocalCurrency: 72_000,
      totalTravelLocalCurrency: 30_000,
      totalHonorariaLocalCurrency: 102_000,
      totalHonorariaEventCurrency: 102_000,
      items: [
        { name: '09:00 to 10:30', minutes: 90, isPaid: true },
        { name: '10:00 to 11:00', minutes: 60, isPaid: true },
        { name: '13:00 to 13:45', minutes: 45, isPaid: true },
        { name: '15:00 to 18:00', minutes: 180, isPaid: false },
      ],
    });
  });

  it('is counted by the clock of the event, also over the night in which it is put forward (H1)', async () => {
    const { event } = await on.world({ date_start: '2027-03-27', date_end: '2027-03-28' }, (trainer) => [
      {
        ...item('23:30', '04:00', trainer),
        time_start: '2027-03-27T23:30:00',
        time_end: '2027-03-28T04:00:00',
      },
    ]);
    expect(await on.row(event)).toMatchObject({ speakerMinutes: 270 });
  });

  it('is rounded once for each part, and never made up where something is missing (H4, H5, H8)', async () => {
    const { event, trainer } = await on.world({ costs_base_currency: 'JPY' });
    await on.fee(trainer, 17_777, 'PLN');
    const found = await on.row(event, 'blocks { code }');
    // 75 minutes: 22,221.25 → 22,221 grosz; 100 minutes: 29,628.33 → 29,628; × 162.48 / 4.2915, crossed to ten digits.
    expect(found).toMatchObject({
      exchangeRate: '37.8608878015',
      totalActivityLocalCurrency: 22_221,
      totalTravelLocalCurrency: 29_628,
      totalActivityEventCurrency: 8_413,
      totalTravelEventCurrency: 11_217,
      totalHonorariaEventCurrency: 19_630,
      blocks: [],
    });
    await on.fee(trainer, 17_777, 'EGP');
    expect(await on.row(event, 'blocks { code message }')).toMatchObject({
      exchangeRate: null,
      totalHonorariaLocalCurrency: 51_849,
      totalHonorariaEventCurrency: null,
      blocks: [{ code: 'RATE_MISSING', message: 'There is no exchange rate from EGP to JPY.' }],
    });
    await on.fee(trainer, null, null);
    expect(await on.row(event, 'blocks { code }')).toMatchObject({
      totalHonorariaLocalCurrency: null,
      totalTravelEventCurrency: null,
      blocks: [{ code: 'FMV_MISSING' }],
    });
    await on.fee(trainer, null, 'PLN');
    expect(await on.row(event, 'blocks { code }')).toMatchObject({ blocks: [{ code: 'FMV_MISSING' }] });
    await on.fee(trainer, 17_777, 'PLN');
    await on.run(`update trainers set fmv_last_updated = null where id = ${trainer}`);
    expect(await on.row(event, 'blocks { code }')).toMatchObject({ blocks: [{ code: 'FMV_OUTDATED' }] });
  });

  it('previews other minutes by the same rule, and saves to just that', async () => {
    const { event, trainer } = await on.world({}, (id) => [item('09:00', '10:00', id)]);
    const minutes = { prep_minutes: 35, post_minutes: 0, travel_minutes: 77 };
    const preview = async (who: Client) =>
      (
        await who.ask(
          `query ($id: ID!, $trainers: [HonorariaMinutesInput!]!) { honorariaPreview(centre_event_id: $id, trainers: $trainers) {
            trainerId activityMinutes totalHonorariaMinutes totalActivityLocalCurrency totalTravelLocalCurrency totalHonorariaLocalCurrency
            totalActivityEventCurrency totalTravelEventCurrency totalHonorariaEventCurrency } }`,
          { id: event, trainers: [{ trainer_id: trainer, ...minutes }] },
        )
      )['honorariaPreview'];
    const before = await on.row(event);
    const [previewed] = (await preview(on.compliance)) as readonly Fields[];
    expect(previewed).toMatchObject({ totalHonorariaMinutes: 172, totalHonorariaLocalCurrency: 51_600 });
    expect(await on.row(event)).toEqual(before);
    await api.as('administrator').ask(updating('CentreEvent'), {
      input: { id: event, trainers: { sync: [{ id: trainer, priority: 1, ...minutes }] } },
    });
    expect(await on.row(event)).toMatchObject(previewed ?? {});
    expect(await preview(api.as('viewer'))).toBeNull();
    expect(await preview(await somebody(api, ['country_manager'], 'JP'))).toEqual([]);
  });

  it('takes no more minutes than can be added up, neither to preview nor to keep', async () => {
    const { event, trainer } = await on.world();
    const minutes = (each: number) => ({ prep_minutes: each, post_minutes: each, travel_minutes: each });
    const preview = (each: number) =>
      on.compliance.send(
        'query ($id: ID!, $trainers: [HonorariaMinutesInput!]!) { honorariaPreview(centre_event_id: $id, trainers: $trainers) { totalHonorariaMinutes } }',
        { id: event, trainers: [{ trainer_id: trainer, ...minutes(each) }] },
      );
    expect((await preview(1_000_000)).data).toEqual({
      honorariaPreview: [{ totalHonorariaMinutes: 3_000_000 }],
    });
    expect(Object.values(validationOf(await preview(1_000_001))).flat()).toEqual(
      Array(3).fill('Must be whole minutes, from 0 to 1,000,000.'),
    );
    const kept = await api.as('administrator').send(updating('CentreEvent'), {
      input: { id: event, trainers: { sync: [{ id: trainer, priority: 1, ...minutes(2_000_000_000) }] } },
    });
    expect(outcomeOf(kept)).toBe('BAD_USER_INPUT');
  });
});

it('a fair market value is dated by the server when its amount or currency changes, and only then (H6)', async () => {
  const { trainer } = await on.world();
  await on.run(`update trainers set fmv_last_updated = '2026-01-01' where id = ${trainer}`);
  const dated = async (amount: number, currency: string) =>
    ((await on.fee(trainer, amount, currency))['updateTrainer'] as Fields)['fmvLastUpdated'];
  expect(await dated(18_000, 'EUR')).toBe('2026-01-01');
  expect(await dated(18_001, 'EUR')).toBe('2026-11-21');
  await on.run(`update trainers set fmv_last_updated = '2026-01-01' where id = ${trainer}`);
  expect(await dated(18_001, 'CHF')).toBe('2026-11-21');
});

it('a fair market value that is changed back on the same day is as old as it was (H6)', async () => {
  const { id } = await api.make.trainer();
  await on.run(
    `update trainers set fmv_amount = 18000, fmv_currency = 'EUR', fmv_last_updated = '2025-10-01' where id = ${id}`,
  );
  const days: unknown[] = [];
  for (const [amount, currency] of [
    [18_500, 'EUR'],
    [18_500, 'CHF'],
    [18_000, 'CHF'],
    [18_000, 'EUR'],
  ] as const)
    days.push(((await on.fee(id, amount, currency))['updateTrainer'] as Fields)['fmvLastUpdated']);
  expect(days).toEqual(['2026-11-21', '2026-11-21', '2026-11-21', '2025-10-01']);
});

it('a currency of other decimals is changed with its amount alone, of a trainer as of a cost (H7)', async () => {
  const { id: trainer } = await api.make.trainer();
  await on.fee(trainer, 20_000, 'GBP');
  const fee = async (input: Fields) =>
    validationOf(await on.compliance.send(updating('Trainer'), { input: { id: trainer, ...input } }));
  const told = (currency: string) => [
    `Amounts in ${currency} have other decimals than in GBP: change the amount with it.`,
  ];
  expect(await fee({ fmv_currency: 'JPY' })).toEqual({ 'input.fmv_currency': told('JPY') });
  expect(await fee({ fmv_currency: 'KWD' })).toEqual({ 'input.fmv_currency': told('KWD') });
  expect(await fee({ fmv_currency: 'JPY', fmv_amount: 20_000 })).toEqual({});
  expect(await fee({ fmv_currency: 'GBP', fmv_amount: null })).toEqual({});
  expect(await fee({ fmv_currency: 'JPY' })).toEqual({});
  const line = { name: 'Room', cost_category_id: '1' };
  const created = { ...line, currency: 'GBP', amount_exc_vat: 100, amount_inc_vat: 120 };
  const { id } = await api.make.event({ estimated_costs: { create: [created] } });
  const admin = api.as('administrator');
  const { row } = await admin.ask(
    'query ($id: ID!) { row: centreEvent(id: $id) { estimatedCosts { id } } }',
    { id },
  );
  const [cost] = (row as { estimatedCosts: readonly { id: string }[] }).estimatedCosts;
  const change = async (input: Fields) =>
    validationOf(
      await admin.send(updating('CentreEvent'), {
        input: { id, estimated_costs: { update: [{ id: cost?.id, ...line, ...input }] } },
      }),
    );
  expect(await change({ currency: 'JPY', amount_inc_vat: 20_000 })).toEqual({
    'input.estimated_costs.update.0.currency': told('JPY'),
  });
  expect(await change({ currency: 'EUR' })).toEqual({});
});

it('a yearly cap warns on event and trainer, and refuses nothing (H9)', async () => {
  const first = await on.world({ date_start: '2027-03-01', date_end: '2027-03-01' });
  const { database } = api.app;
  const ofYear = async () => {
    const { trainer } = await on.compliance.ask(
      `query ($id: ID!) { trainer(id: $id) { honorariaCaps { year amount currency total untold isOver }
        honorariaYears { year currency eventCount total untold } trainerHonoraria { totalHonorariaLocalCurrency centreEvent { id } } } }`,
      { id: first.trainer },
    );
    return trainer as Fields;
  };
  expect(await ofYear()).toMatchObject({ honorariaCaps: [] });
  expect(await on.row(first.event, 'yearlyCap { total }')).toMatchObject({ yearlyCap: null });
  const again = (day: string) =>
    on.make.event({
      date_start: day,
      date_end: day,
      costs_base_currency: 'EUR',
      trainers: { sync: [{ id: first.trainer, priority: 1, prep_minutes: 60 }] },
    });
  await again('2027-12-31');
  await again('2028-01-01');
  await keepHonorariaSettings(database, {
    yearlyCap: { amount: 70_000, currency: 'EUR' },
    travelFactor: '1',
  });
  // 75 and 100 minutes, then 60, of 180.00 an hour.
  expect(await ofYear()).toMatchObject({
    honorariaYears: [
      { year: 2028, currency: 'EUR', eventCount: 1, total: 18_000, untold: 0 },
      { year: 2027, currency: 'EUR', eventCount: 2, total: 70_500, untold: 0 },
    ],
    honorariaCaps: [
      { year: 2028, amount: 70_000, currency: 'EUR', total: 18_000, untold: 0, isOver: false },
      { year: 2027, amount: 70_000, currency: 'EUR', total: 70_500, untold: 0, isOver: true },
    ],
  });
  expect(await on.row(first.event, 'yearlyCap { year isOver total }')).toMatchObject({
    yearlyCap: { year: 2027, isOver: true, total: 70_500 },
  });
  // Just the cap is not over it; what has no amount is counted, and adds nothing.
  await keepHonorariaSettings(database, {
    yearlyCap: { amount: 70_500, currency: 'EUR' },
    travelFactor: '1',
  });
  expect(await on.row(first.event, 'yearlyCap { isOver }')).toMatchObject({ yearlyCap: { isOver: false } });
  await on.fee(first.trainer, null);
  expect(await ofYear()).toMatchObject({
    honorariaYears: [
      { year: 2028, total: 0, untold: 1 },
      { year: 2027, total: 0, untold: 2 },
    ],
    honorariaCaps: [
      { year: 2028, total: 0, untold: 1, isOver: false },
      { year: 2027, total: 0, untold: 2, isOver: false },
    ],
  });
  await on.fee(first.trainer, 18_000);
  await keepHonorariaSettings(database, { yearlyCap: null, travelFactor: '0.5' });
  expect(await on.row(first.event, 'travelFactor')).toMatchObject({
    travelFactor: '0.5',
    totalTravelLocalCurrency: 15_000,
  });
  await keepHonorariaSettings(database, { yearlyCap: null, travelFactor: '1' });
});
