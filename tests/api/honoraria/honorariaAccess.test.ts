import { beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '#server/access/roleTable.ts';
import { keepHonorariaSettings } from '#server/modules/honoraria/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { honorariaWorld, type World } from './honorariaWorld.ts';
import { updating } from '../mutations.ts';

const api = useApi();
const on = honorariaWorld(api);

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
    own = await on.world();
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
    const guest = (await on.make.trainer({ country_id: api.country('JP') })).id;
    await on.fee(guest, 20_000, 'JPY');
    await api.as('administrator').ask(updating('CentreEvent'), {
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
    expect((await on.rows(event, '', manager)).map(({ trainerId }) => trainerId)).toEqual([own.trainer]);
    expect((await on.rows(event)).map(({ trainerId }) => trainerId)).toEqual([guest, own.trainer]);
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
