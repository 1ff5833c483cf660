import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '#server/access/roleTable.ts';
import { records } from '#tests/factories/records.ts';
import { makeRoleWorld, type Fixtures, type RoleWorld } from './accessFixtures.ts';
import { kindsOf } from './canAttempts.ts';
import { outcomeOf } from '../Client.ts';
import { startApi, type Api } from '../startApi.ts';
import { updating } from '../mutations.ts';

/** What `can` of a record says is what the server does: every action is tried by every role on records near and far. */

let api: Api;
const someone = async (on: Fixtures) =>
  (await records(api.as('administrator').ask).participant({ country_id: on.country })).id;

const kinds = kindsOf(() => ({ own, someone }));

let own: Fixtures;
let other: Fixtures;
let username: RoleWorld['username'];

beforeAll(async () => {
  api = await startApi();
  ({ own, other, username } = await makeRoleWorld(api, 'can'));
}, 60_000);
afterAll(() => api.close());

interface Permission {
  readonly action: string;
  readonly allowed: boolean;
  readonly why: string | null;
}

async function permissions(role: Role, one: string, id: string): Promise<readonly Permission[] | null> {
  const query = `query ($id: ID!) { found: ${one} { can { action allowed why } } }`;
  const { found } = await api.as(username(role)).ask(query, { id });
  return (found as { can: Permission[] } | null)?.can ?? null;
}

describe.each(Object.entries(kinds))('%s', (_type, { one, make, attempts, isPartial = false }) => {
  const places = {
    own: async () => make(own, records(api.as('administrator').ask)),
    other: async () => make(other, records(api.as('administrator').ask)),
  };

  async function compare(role: Role, record: string, on: Fixtures): Promise<void> {
    for (const { action, query, variables } of attempts) {
      // A new one: what has been booked in between is deleted by nobody (B5).
      const id = action === 'delete' ? await make(on, records(api.as('administrator').ask)) : record;
      const can = await permissions(role, one, id);
      const said = can?.find((permission) => permission.action === action);
      const outcome = outcomeOf(await api.as(username(role)).send(query, await variables(id, on)));
      if (can === null) {
        expect(['NOT_FOUND', 'FORBIDDEN', 'VALIDATION'], `${action} of what is hidden`).toContain(outcome);
        continue;
      }
      expect(said, action).toBeDefined();
      expect({ action, allowed: said?.allowed }, `${outcome}, ${said?.why ?? 'no reason'}`).toEqual({
        action,
        allowed: outcome === 'ok',
      });
      expect(said?.why === null, action).toBe(said?.allowed);
      if (said?.why) expect(said.why).toMatch(/^[A-Z].*\.$/);
    }
  }

  it.each(roles)('by %s, near and far', async (role) => {
    await compare(role, await places.own(), own);
    await compare(role, await places.other(), other);
  });

  it.skipIf(isPartial)('has an attempt for every action', async () => {
    const can = await permissions('administrator', one, await places.own());
    const known = attempts.map(({ action }) => action);
    expect(
      (can ?? [])
        .map(({ action }) => action)
        .filter((action) => action !== 'upgrade')
        .sort(),
    ).toEqual(known.sort());
  });
});

it.each(['EventBooking', 'WaitingListEntry'])('%s: a booker on what is their own', async (type) => {
  const kind = kinds[type];
  if (!kind) throw new Error(`No ${type}.`);
  const id = await kind.make(own, records(api.as(username('booker')).ask));
  for (const { action, query, variables } of kind.attempts) {
    const can = await permissions('booker', kind.one, id);
    const outcome = outcomeOf(await api.as(username('booker')).send(query, await variables(id, own)));
    const allowed = can?.find((permission) => permission.action === action)?.allowed;
    expect({ action, allowed }, outcome).toEqual({ action, allowed: outcome === 'ok' });
  }
});

it('an event is told to be deletable once nobody is booked, and why not before (B5)', async () => {
  const make = records(api.as('administrator').ask);
  const event = (await make.event({ training_centre_id: own.trainingCentre })).id;
  const booking = (await make.booking({ centre_event_id: event })).id;
  const deleting = async (role: Role) =>
    (await permissions(role, 'centreEvent(id: $id)', event))?.find(({ action }) => action === 'delete');
  const booked = 'This event has active bookings. Cancel them first.';
  expect(await deleting('country_manager')).toMatchObject({ allowed: false, why: booked });
  expect(await deleting('viewer')).toMatchObject({ why: 'Your roles do not let you delete events.' });
  await api
    .as('administrator')
    .ask(updating('EventBooking'), { input: { id: booking, booking_status: 'CANCELLED' } });
  expect(await deleting('country_manager')).toMatchObject({ allowed: true, why: null });
});

it('upgrading is as it is told, by those who may and those who may not', async () => {
  const query = 'mutation ($id: ID!) { upgradeWaitingListEntryToBooking(id: $id) { id } }';
  // Those who may come last: an entry is upgraded once.
  for (const role of [...roles].reverse())
    for (const on of [own, other]) {
      const can = await permissions(role, 'waitingListEntry(id: $id)', on.upgradable);
      const allowed = can?.find(({ action }) => action === 'upgrade')?.allowed ?? false;
      const outcome = outcomeOf(await api.as(username(role)).send(query, { id: on.upgradable }));
      if (allowed) expect(outcome, role).toBe('ok');
      else expect(['FORBIDDEN', 'NOT_FOUND', 'ok'], role).toContain(outcome);
      if (!allowed && can !== null) expect(outcome, role).toBe('FORBIDDEN');
    }
});

it('a type tells as allowed what some record allows, and never less', async () => {
  for (const role of roles) {
    const { access } = await api.as(username(role)).ask('{ access { type can { action allowed why } } }', {});
    for (const [type, kind] of Object.entries(kinds)) {
      const told =
        (access as { type: string; can: Permission[] }[]).find((one) => one.type === type.split(' ')[0])
          ?.can ?? [];
      const can = await permissions(
        role,
        kind.one,
        await kind.make(own, records(api.as('administrator').ask)),
      );
      for (const { action, allowed } of can ?? [])
        if (allowed)
          expect(told.find((one) => one.action === action)?.allowed, `${role} ${type} ${action}`).toBe(true);
    }
  }
});
