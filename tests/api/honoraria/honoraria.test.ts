import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '#server/errors/errors.ts';
import { roles, type Role } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import {
  freezeHonoraria,
  keepHonorariaSettings,
  unfreezeHonoraria,
} from '#server/modules/honoraria/index.ts';
import { records, type Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startApi, type Api } from '../startApi.ts';

let api: Api;
let make: ReturnType<typeof records>;
let compliance: Client;
beforeAll(async () => {
  api = await startApi();
  make = records(api.as('administrator').ask);
  compliance = api.as('compliance');
}, 60_000);
afterAll(() => api.close());

const figures = `trainerId exchangeRate rateDate trainerFMV frozenAt speakerMinutes prepMinutes postMinutes travelMinutes activityMinutes totalHonorariaMinutes
  totalActivityLocalCurrency totalTravelLocalCurrency totalHonorariaLocalCurrency
  totalActivityEventCurrency totalTravelEventCurrency totalHonorariaEventCurrency`;
const rows = async (event: string, more = '', who = compliance): Promise<readonly Fields[]> => {
  const { centreEvent } = await who.ask(
    `query ($id: ID!) { centreEvent(id: $id) { trainerHonoraria { ${figures} ${more} } } }`,
    { id: event },
  );
  return (centreEvent as { trainerHonoraria: readonly Fields[] }).trainerHonoraria;
};
const row = async (event: string, more = ''): Promise<Fields> => (await rows(event, more))[0] ?? {};

const fee = (id: string, amount: number | null, currency: string | null = 'EUR') =>
  compliance.ask(
    'mutation ($input: UpdateTrainerInput!) { updateTrainer(input: $input) { fmvLastUpdated } }',
    {
      input: { id, fmv_amount: amount, fmv_currency: currency },
    },
  );

const item = (start: string, end: string, trainer: string, over: Fields = {}) => ({
  name: `${start} to ${end}`,
  time_start: `2027-06-10T${start}:00`,
  time_end: `2027-06-10T${end}:00`,
  trainers: [{ trainer_id: trainer, ...over }],
});

interface World {
  readonly event: string;
  readonly trainer: string;
}

/** A German trainer at a German event, and what they teach. */
async function world(
  over: Fields = {},
  items: (trainer: string) => readonly Fields[] = () => [],
): Promise<World> {
  const country = api.country('DE');
  const trainer = (await make.trainer({ country_id: country })).id;
  await fee(trainer, 18_000);
  const centre = await make.centre({ country_id: country });
  const event = await make.event({
    training_centre_id: centre.id,
    costs_base_currency: 'EUR',
    trainers: {
      sync: [{ id: trainer, priority: 1, prep_minutes: 60, post_minutes: 15, travel_minutes: 100 }],
    },
    agenda: { sections: [{ name: 'Day 1', items: items(trainer) }] },
    ...over,
  });
  return { event: event.id, trainer };
}

/** As the approval of a contract will: in a transaction of its own write. */
const inWrite = (work: (write: Write) => Promise<void>) =>
  api.app.database.transaction((tx) =>
    work({ tx, now: api.app.clock.now, viewer: { id: '1' } as Viewer } as Write),
  );
const freeze = (event: string) => inWrite((write) => freezeHonoraria(write, event));
const unfreeze = (event: string, reason: string) =>
  inWrite((write) => unfreezeHonoraria(write, event, reason));
const refusal = async (work: Promise<unknown>): Promise<UserError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UserError) return error;
  throw new Error(`Not refused in words: ${String(error)}`);
};
const run = (statement: string) => sql.raw(statement).execute(api.app.database.kysely);

/** Another set of rates, in which the zloty has changed. */
const keepZloty = ({ times = 1, updated = '2026-11-21T05:00:00Z' }) =>
  run(`with before as (select * from exchange_rate_sets where base = 'EUR' and in_force),
      kept as (insert into exchange_rate_sets (base, day, source, reason) select base, day, 'HAND', 'Changed.' from before returning id)
    insert into exchange_rates (set_id, target, rate, last_updated)
    select kept.id, r.target, case when r.target = 'PLN' then r.rate * ${times} else r.rate end,
      case when r.target = 'PLN' then '${updated}' else r.last_updated end
    from kept, before join exchange_rates r on r.set_id = before.id`);

describe('an honorarium', () => {
  it('pays an hour once, whatever runs in parallel, and nothing for unpaid items (H1, H2, H3)', async () => {
    const { event } = await world({}, (trainer) => [
      item('09:00', '10:30', trainer),
      item('10:00', '11:00', trainer),
      item('13:00', '13:45', trainer),
      item('15:00', '18:00', trainer, { exclude_in_honoraria: true }),
    ]);
    expect(await row(event, 'items { name minutes isPaid }')).toMatchObject({
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

  it('is rounded once for each part, and never made up where something is missing (H4, H5)', async () => {
    const { event, trainer } = await world({ costs_base_currency: 'JPY' });
    await fee(trainer, 17_777, 'PLN');
    const found = await row(event, 'blocks { code }');
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
    await fee(trainer, 17_777, 'EGP');
    expect(await row(event, 'blocks { code message }')).toMatchObject({
      exchangeRate: null,
      totalHonorariaLocalCurrency: 51_849,
      totalHonorariaEventCurrency: null,
      blocks: [{ code: 'RATE_MISSING', message: 'There is no exchange rate from EGP to JPY.' }],
    });
    await fee(trainer, null, null);
    expect(await row(event, 'blocks { code }')).toMatchObject({
      totalHonorariaLocalCurrency: null,
      totalTravelEventCurrency: null,
      blocks: [{ code: 'FMV_MISSING' }],
    });
  });

  it('previews other minutes by the same rule, and saves to just that', async () => {
    const { event, trainer } = await world({}, (id) => [item('09:00', '10:00', id)]);
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
    const before = await row(event);
    const [previewed] = (await preview(compliance)) as readonly Fields[];
    expect(previewed).toMatchObject({ totalHonorariaMinutes: 172, totalHonorariaLocalCurrency: 51_600 });
    expect(await row(event)).toEqual(before);
    await api
      .as('administrator')
      .ask('mutation ($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id } }', {
        input: { id: event, trainers: { sync: [{ id: trainer, priority: 1, ...minutes }] } },
      });
    expect(await row(event)).toMatchObject(previewed ?? {});
    expect(await preview(api.as('viewer'))).toBeNull();
    expect(await preview(await somebody(api, ['country_manager'], 'JP'))).toEqual([]);
  });

  it('says when its rate is older than 7 days, and until then nothing (H5)', async () => {
    const { event } = await world({ costs_base_currency: 'PLN' });
    await keepZloty({ updated: '2026-11-14T05:00:00Z' });
    expect(await row(event, 'isRateOld')).toMatchObject({ isRateOld: false });
    await keepZloty({ updated: '2026-11-13T05:00:00Z' });
    expect(await row(event, 'isRateOld')).toMatchObject({ isRateOld: true });
    await keepZloty({ updated: '2026-11-21T05:00:00Z' });
  });
});

describe('freezing (H6)', () => {
  it('keeps fair market value and rate; minutes go on, today stands beside', async () => {
    const { event, trainer } = await world({ costs_base_currency: 'PLN' }, (id) => [
      item('09:00', '10:00', id),
    ]);
    const live = await row(event);
    await freeze(event);
    await fee(trainer, 36_000);
    await keepZloty({ times: 2 });
    try {
      const { frozenAt, ...frozen } = await row(
        event,
        'blocks { code } today { trainerFMV totalHonorariaLocalCurrency totalHonorariaEventCurrency }',
      );
      expect(frozenAt).toBe('2026-11-21T12:00:00.000Z');
      const { frozenAt: _none, ...same } = live;
      expect(frozen).toMatchObject({
        ...same,
        blocks: [],
        today: {
          trainerFMV: 36_000,
          totalHonorariaLocalCurrency: Number(live['totalHonorariaLocalCurrency']) * 2,
          // 810.00 and 600.00 EUR at 8.583.
          totalHonorariaEventCurrency: 1_210_203,
        },
      });
      // Frozen twice changes nothing: what is in force stays.
      await freeze(event);
      expect(await row(event)).toMatchObject(same);
      await unfreeze(event, 'The venue has changed.');
      expect(await row(event, 'today { trainerFMV }')).toMatchObject({
        frozenAt: null,
        today: null,
        trainerFMV: 36_000,
      });
    } finally {
      await keepZloty({ times: 0.5 });
    }
  });

  it('is refused in words while something blocks it, and freezes nothing then', async () => {
    const { event, trainer } = await world();
    await run(`update trainers set fmv_last_updated = '2025-11-20' where id = ${trainer}`);
    const error = await refusal(freeze(event));
    expect(error.code).toBe('HONORARIA_BLOCKED');
    expect(error.message).toMatch(/is of 20 Nov 2025, more than 12 months old\./);
    expect(error.extensions).toMatchObject({ codes: ['FMV_OUTDATED'] });
    // Twelve months to the day are not over 12 months.
    await run(`update trainers set fmv_last_updated = '2025-11-21' where id = ${trainer}`);
    await freeze(event);
    expect((await row(event))['frozenAt']).not.toBeNull();
  });

  it('cannot be changed by anybody, in the database neither; a withdrawal says why', async () => {
    const { event } = await world();
    await freeze(event);
    const mine = `where centre_event_id = ${event}`;
    for (const statement of [
      `update frozen_honoraria set fmv_amount = 1 ${mine}`,
      `update frozen_honoraria set exchange_rate = 2, unfrozen_at = now(), unfreeze_reason = 'x' ${mine}`,
      `update frozen_honoraria set unfrozen_at = now() ${mine}`,
      `delete from frozen_honoraria ${mine}`,
      'truncate frozen_honoraria',
    ])
      await expect(run(statement), statement).rejects.toThrow();
    expect((await refusal(unfreeze(event, '  '))).code).toBe('VALIDATION');
    await unfreeze(event, 'Wrong trainer.');
    await expect(run(`update frozen_honoraria set unfreeze_reason = 'y' ${mine}`)).rejects.toThrow(
      'Frozen honoraria stay as they are',
    );
    const { audits } = await api.as('compliance').ask(
      `query ($id: Mixed) { audits(first: 10, whereConditions: {AND: [
          {column: AUDITABLE_TYPE, operator: EQ, value: "CentreEvent"}, {column: AUDITABLE_ID, operator: EQ, value: $id}]}) { data { newValues } } }`,
      { id: event },
    );
    const told = (audits as { data: readonly { newValues: string }[] }).data.map(
      ({ newValues }) => JSON.parse(newValues) as Fields,
    );
    expect(told).toEqual(
      expect.arrayContaining([
        { honoraria_frozen: true },
        { honoraria_frozen: false, reason: 'Wrong trainer.' },
      ]),
    );
    // No amount reaches the log.
    expect(JSON.stringify(told)).not.toMatch(/18000|fmv/);
  });

  it('goes with the transaction it is called in', async () => {
    const { event } = await world();
    await expect(
      inWrite(async (write) => {
        await freezeHonoraria(write, event);
        throw new Error('The approval fails.');
      }),
    ).rejects.toThrow('The approval fails.');
    expect((await row(event))['frozenAt']).toBeNull();
  });
});

it('a fair market value is dated by the server when its amount or currency changes, and only then (H6)', async () => {
  const { trainer } = await world();
  await run(`update trainers set fmv_last_updated = '2026-01-01' where id = ${trainer}`);
  const dated = async (amount: number, currency: string) =>
    ((await fee(trainer, amount, currency))['updateTrainer'] as Fields)['fmvLastUpdated'];
  expect(await dated(18_000, 'EUR')).toBe('2026-01-01');
  expect(await dated(18_001, 'EUR')).toBe('2026-11-21');
  await run(`update trainers set fmv_last_updated = '2026-01-01' where id = ${trainer}`);
  expect(await dated(18_001, 'CHF')).toBe('2026-11-21');
});

it('a yearly cap warns on event and trainer, and refuses nothing (H9)', async () => {
  const first = await world({ date_start: '2027-03-01', date_end: '2027-03-01' });
  const { database } = api.app;
  const ofYear = async () => {
    const { trainer } = await compliance.ask(
      `query ($id: ID!) { trainer(id: $id) { honorariaCaps { year amount currency total untold isOver }
        honorariaYears { year currency eventCount total untold } trainerHonoraria { totalHonorariaLocalCurrency centreEvent { id } } } }`,
      { id: first.trainer },
    );
    return trainer as Fields;
  };
  expect(await ofYear()).toMatchObject({ honorariaCaps: [] });
  expect(await row(first.event, 'yearlyCap { total }')).toMatchObject({ yearlyCap: null });
  const again = (day: string) =>
    make.event({
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
  expect(await row(first.event, 'yearlyCap { year isOver total }')).toMatchObject({
    yearlyCap: { year: 2027, isOver: true, total: 70_500 },
  });
  await keepHonorariaSettings(database, { yearlyCap: null, travelFactor: '0.5' });
  expect(await row(first.event, 'travelFactor')).toMatchObject({
    travelFactor: '0.5',
    totalTravelLocalCurrency: 15_000,
  });
  await keepHonorariaSettings(database, { yearlyCap: null, travelFactor: '1' });
});

describe('nobody finds an amount who may not', () => {
  const paths: Readonly<Record<string, (on: World) => string>> = {
    'centreEvent › trainerHonoraria': ({ event }) =>
      `{ found: centreEvent(id: "${event}") { rows: trainerHonoraria { totalHonorariaLocalCurrency trainerFMV items { name } } } }`,
    'trainer › trainerHonoraria': ({ trainer }) =>
      `{ found: trainer(id: "${trainer}") { rows: trainerHonoraria { totalHonorariaEventCurrency } } }`,
    'trainer › centreEvents › trainerHonoraria': ({ trainer }) =>
      `{ found: trainer(id: "${trainer}") { rows: centreEvents { trainerHonoraria { totalTravelLocalCurrency } } } }`,
    'trainer › honorariaYears': ({ trainer }) =>
      `{ found: trainer(id: "${trainer}") { rows: honorariaYears { total } } }`,
    'trainer › honorariaCaps': ({ trainer }) =>
      `{ found: trainer(id: "${trainer}") { rows: honorariaCaps { total } } }`,
  };
  let own: World;
  beforeAll(async () => {
    own = await world();
    await keepHonorariaSettings(api.app.database, {
      yearlyCap: { amount: 1, currency: 'EUR' },
      travelFactor: '1',
    });
  });

  const readers: readonly Role[] = ['administrator', 'global_manager', 'country_manager', 'compliance'];
  it.each(roles)('%s', async (role) => {
    const near = await somebody(api, [role], 'DE');
    const far = await somebody(api, [role], 'JP');
    for (const [path, query] of Object.entries(paths)) {
      const amounts = async (who: Client) =>
        JSON.stringify(await who.ask(query(own), {})).match(/:[1-9]\d*/g);
      expect((await amounts(near)) !== null, path).toBe(readers.includes(role));
      expect((await amounts(far)) !== null, path).toBe(readers.includes(role) && role !== 'country_manager');
    }
  });

  it('a country manager sees no amount of a trainer of another country, at an event of their own', async () => {
    const { event } = own;
    const guest = (await make.trainer({ country_id: api.country('JP') })).id;
    await fee(guest, 20_000, 'JPY');
    await api
      .as('administrator')
      .ask('mutation ($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id } }', {
        input: {
          id: event,
          trainers: {
            sync: [
              { id: guest, priority: 1 },
              { id: own.trainer, priority: 2 },
            ],
          },
        },
      });
    const manager = await somebody(api, ['country_manager'], 'DE');
    expect((await rows(event, '', manager)).map(({ trainerId }) => trainerId)).toEqual([own.trainer]);
    expect((await rows(event)).map(({ trainerId }) => trainerId)).toEqual([guest, own.trainer]);
  });

  it.each(['booker', 'viewer'] as const)('a %s, by filter, search and log neither', async (role) => {
    const who = api.as(role);
    const refused = async (query: string, variables: Fields = {}) =>
      expect(outcomeOf(await who.send(query, variables)), query).not.toBe('ok');
    for (const condition of [
      'column: FMV_AMOUNT, operator: GT, value: 1',
      'column: FMV_CURRENCY, operator: EQ, value: "EUR"',
      'column: FMV_LAST_UPDATED, operator: GT, value: "2026-01-01"',
    ])
      await refused(`{ trainers(where: {whereConditions: {${condition}}}) { data { id } } }`);
    const { trainers, audits } = await who.ask(
      '{ trainers(where: {text_search: "18000"}) { data { id } } audits(first: 1) { data { newValues } } }',
      {},
    );
    expect(trainers).toEqual({ data: [] });
    expect(audits).toEqual({ data: [] });
    const { blockedHonoraria } = await who.ask('{ blockedHonoraria { message } }', {});
    expect(blockedHonoraria).toBeNull();
  });
});
