import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#server/access/roleTable.ts';
import { makeRoleWorld, type Fixtures, type RoleWorld } from '../access/accessFixtures.ts';
import { nestedReads } from './nestedReads.ts';
import { startApi, type Api } from '../startApi.ts';

/** The matrix over what is reached by way of another record. */

let api: Api;
let own: Fixtures;
let other: Fixtures;
let username: RoleWorld['username'];

beforeAll(async () => {
  api = await startApi();
  ({ own, other, username } = await makeRoleWorld(api, 'nested'));
  for (const on of [own, other]) await fill(on);
});
afterAll(() => api.close());

/** Something to see in each of the fields. Fees are written by nobody but compliance, so straight into the table. */
async function fill(on: Fixtures): Promise<void> {
  const { kysely } = api.app.database;
  await kysely
    .updateTable('trainers')
    .set({ hospital: 'Clinic', fmv_amount: 10000, fmv_currency: 'EUR' })
    .where('id', '=', on.trainer)
    .execute();
  await kysely
    .updateTable('participants')
    .set({ email: 'p@clinic.example' })
    .where('id', '=', on.participant)
    .execute();
  await kysely
    .updateTable('centre_events')
    .set({ cost_coffee: 'EUR 4' })
    .where('id', '=', on.centreEvent)
    .execute();
  await kysely
    .updateTable('honoraria_settings')
    .set({ yearly_cap_amount: 1, yearly_cap_currency: 'EUR' })
    .execute();
  const category = await kysely
    .selectFrom('cost_categories')
    .select('id')
    .where('reference', '=', 'MEA')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('estimated_costs')
    .values({
      name: 'Lunch',
      cost_category_id: category.id,
      amount_exc_vat: 100,
      amount_inc_vat: 119,
      currency: 'EUR',
      centre_event_id: on.centreEvent,
    })
    .execute();
}

function foundIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(foundIn);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) =>
    key === 'found' ? member !== null && !(Array.isArray(member) && member.length === 0) : foundIn(member),
  );
}

describe.each(Object.entries(nestedReads))('%s', (_way, { from, query, row }) => {
  it.each(roles)('by %s', async (role) => {
    const see = async (on: Fixtures) =>
      foundIn(await api.as(username(role)).ask(query, { id: on[from] })) ? 'seen' : 'hidden';
    expect(`${await see(own)}/${await see(other)}`).toBe(row[role]);
  });
});
