import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../server/access/roleTable.ts';
import { records, unique, type Fields } from '../factories/records.ts';
import { makeFixtures, type Fixtures } from './accessFixtures.ts';
import { outcomeOf } from './Client.ts';
import { startApi, type Api } from './startApi.ts';

/** What `can` of a record says is what the server does: every action is tried by every role on records near and far. */

type Make = ReturnType<typeof records>;
interface Attempt {
  readonly action: string;
  readonly query: string;
  readonly variables: (id: string, on: Fixtures) => Fields | Promise<Fields>;
}
interface Kind {
  /** Reads one, by its id. */
  readonly one: string;
  readonly make: (on: Fixtures, make: Make) => Promise<string>;
  readonly attempts: readonly Attempt[];
}

const note = () => `note ${unique()}`;
const change = (type: string, values: () => Fields, action = 'update'): Attempt => ({
  action,
  query: `mutation ($input: Update${type}Input!) { update${type}(input: $input) { __typename } }`,
  variables: (id) => ({ input: { id, ...values() } }),
});
const act = (action: string, call: string): Attempt => ({
  action,
  query: `mutation ($id: ID!) { ${call} }`,
  variables: (id) => ({ id }),
});
const remove = (type: string) => act('delete', `delete${type}(id: $id) { __typename }`);

let api: Api;
const someone = async (on: Fixtures) =>
  (await records(api.as('administrator').ask).participant({ country_id: on.country })).id;

const enterFlights: Attempt = {
  action: 'enter_flights',
  query: 'mutation ($input: CreateEventBookingInput!) { createEventBooking(input: $input) { id } }',
  variables: async (id) => ({
    input: {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: id,
      arrival_flight: note(),
      participant: { connect: await someone(own) },
    },
  }),
};
/** For a reason or at once: without one, only the latter. */
const atOnce = (type: string) =>
  act('reveal_passport_at_once', `reveal${type}Passport(id: $id) { passportNumber }`);

const kinds: Readonly<Record<string, Kind>> = {
  Trainer: {
    one: 'trainer(id: $id)',
    make: async (on, make) => (await make.trainer({ country_id: on.country })).id,
    attempts: [
      change('Trainer', () => ({ faculty: note() })),
      change('Trainer', () => ({ fmv_amount: unique(), fmv_currency: 'EUR' }), 'update_fees'),
    ],
  },
  Participant: {
    one: 'participant(id: $id)',
    make: async (on, make) => (await make.participant({ country_id: on.country })).id,
    attempts: [change('Participant', () => ({ notes: note() })), remove('Participant')],
  },
  TrainingCentre: {
    one: 'trainingCentre(id: $id)',
    make: async (on, make) => (await make.centre({ country_id: on.country })).id,
    attempts: [
      {
        action: 'update',
        query: 'mutation ($input: UpdateTrainingCentreInput!) { updateTrainingCentre(input: $input) { id } }',
        variables: (id, on) => ({ input: { id, country_id: on.country, description: note() } }),
      },
    ],
  },
  MergeTemplate: {
    one: 'mergeTemplate(id: $id)',
    make: async (_on, make) => (await make.template()).id,
    attempts: [
      change('MergeTemplate', () => ({ name: note(), contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' })),
    ],
  },
  User: {
    one: 'user(ID: $id)',
    make: async (_on, make) => (await make.user()).id,
    attempts: [
      change('User', () => ({ first_name: note() })),
      change('User', () => ({ roles: ['viewer'] }), 'remove_administrator'),
      act('deactivate', 'deactivateUser(id: $id) { ID }'),
      act('reactivate', 'reactivateUser(id: $id) { ID }'),
    ],
  },
  CentreEvent: {
    one: 'centreEvent(id: $id)',
    make: async (on, make) => (await make.event({ training_centre_id: on.trainingCentre })).id,
    attempts: [
      change('CentreEvent', () => ({ description: note() })),
      change('CentreEvent', () => ({ cost_coffee: note() }), 'update_costs'),
      {
        action: 'book',
        query: 'mutation ($input: CreateEventBookingInput!) { createEventBooking(input: $input) { id } }',
        variables: async (id) => ({
          input: {
            booking_status: 'NEW',
            booking_type: 'TRAINEE',
            centre_event_id: id,
            // Of the viewers' country: whether the event takes bookings is asked, not whether the person may be seen.
            participant: { connect: await someone(own) },
          },
        }),
      },
      enterFlights,
      remove('CentreEvent'),
    ],
  },
  'CentreEvent whose flights are entered globally': {
    one: 'centreEvent(id: $id)',
    make: async (on, make) =>
      (await make.event({ training_centre_id: on.trainingCentre, global_manage_flights: true })).id,
    attempts: [enterFlights],
  },
  EventBooking: {
    one: 'eventBooking(id: $id)',
    make: async (on, make) =>
      (await make.booking({ centre_event_id: on.centreEvent, participant: { connect: await someone(on) } }))
        .id,
    attempts: [
      change('EventBooking', () => ({ notes: note() })),
      change('EventBooking', () => ({ arrival_flight: note() }), 'update_flights'),
      act('detach', 'detachParticipantFromEventBooking(id: $id) { id }'),
      {
        action: 'attach',
        query:
          'mutation ($id: ID!, $person: ID!) { attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person) { id } }',
        variables: async (id, on) => ({ id, person: await someone(on) }),
      },
      change(
        'EventBooking',
        () => ({ booking_status: 'CONFIRMED', override_reason: 'The papers are on their way' }),
        'confirm',
      ),
      change('EventBooking', () => ({ booking_status: 'PENDING' }), 'take_back'),
      act(
        'reveal_passport',
        'revealEventBookingPassport(id: $id, reason: "A visa letter") { passportNumber }',
      ),
      atOnce('EventBooking'),
      change('EventBooking', () => ({ booking_status: 'CANCELLED' }), 'cancel'),
      {
        action: 'transfer',
        query: 'mutation ($input: UpdateEventBookingInput!) { updateEventBooking(input: $input) { id } }',
        variables: (id, on) => ({ input: { id, author_id: on.user } }),
      },
      remove('EventBooking'),
    ],
  },
  WaitingListEntry: {
    one: 'waitingListEntry(id: $id)',
    make: async (on, make) =>
      (
        await make.waitingEntry({
          centre_event_id: on.fullEvent,
          participant: { connect: await someone(on) },
        })
      ).id,
    attempts: [
      change('WaitingListEntry', () => ({ notes: note() })),
      change('WaitingListEntry', () => ({ departure_flight: note() }), 'update_flights'),
      change(
        'WaitingListEntry',
        () => ({ priority: unique(), override_reason: 'The speaker' }),
        'prioritise',
      ),
      act(
        'reveal_passport',
        'revealWaitingListEntryPassport(id: $id, reason: "A visa letter") { passportNumber }',
      ),
      atOnce('WaitingListEntry'),
      remove('WaitingListEntry'),
    ],
  },
};

let own: Fixtures;
let other: Fixtures;
const username = (role: Role) => `can-${role}`;

beforeAll(async () => {
  api = await startApi();
  own = await makeFixtures(api, 'DE');
  other = await makeFixtures(api, 'JP');
  const make = records(api.as('administrator').ask);
  for (const role of roles)
    await make.user({
      username: username(role),
      password: 'convene-demo',
      roles: [role],
      countries: [own.country],
    });
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

describe.each(Object.entries(kinds))('%s', (_type, { one, make, attempts }) => {
  const places = {
    own: async () => make(own, records(api.as('administrator').ask)),
    other: async () => make(other, records(api.as('administrator').ask)),
  };

  async function compare(role: Role, record: string, on: Fixtures): Promise<void> {
    for (const { action, query, variables } of attempts) {
      // B5: what has been booked in between is no longer deleted by anybody.
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

  it.skipIf(attempts.length === 1 && attempts[0] === enterFlights)(
    'has an attempt for every action',
    async () => {
      const can = await permissions('administrator', one, await places.own());
      const known = attempts.map(({ action }) => action);
      expect(
        (can ?? [])
          .map(({ action }) => action)
          .filter((action) => action !== 'upgrade')
          .sort(),
      ).toEqual(known.sort());
    },
  );
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
