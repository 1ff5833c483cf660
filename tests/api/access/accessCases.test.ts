import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { accessWorldOf } from './accessWorld.ts';
import { creating, deleting } from '../mutations.ts';

const api = useApi();
const { somebody, update, eventIn, personFrom } = accessWorldOf(api);

const book = (who: Client, input: Fields) =>
  who.send(
    'mutation ($input: CreateEventBookingInput!) { made: createEventBooking(input: $input) { id authorId } }',
    {
      input: { booking_status: 'NEW', booking_type: 'TRAINEE', ...input },
    },
  );
const seesEvent = async (who: Client, id: string): Promise<boolean> =>
  (await who.ask('query ($id: ID!) { centreEvent(id: $id) { id } }', { id }))['centreEvent'] !== null;

describe('a country manager', () => {
  it('cannot move a record out of reach, nor one in from outside', async () => {
    const manager = await somebody(['country_manager'], 'DE');
    const trainer = await api.make.trainer({ country_id: api.country('DE') });
    const moved = await update(manager, 'Trainer', { id: trainer.id, country_id: api.country('JP') });
    const emptied = await update(manager, 'Trainer', { id: trainer.id, country_id: null });
    expect([moved, emptied].map(outcomeOf)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([moved, emptied].map(validationOf)).toEqual([
      { 'input.country_id': ['This is not one of your countries.'] },
      { 'input.country_id': ['Choose one of your countries.'] },
    ]);
    const { trainer: kept } = await api
      .as('administrator')
      .ask('query ($id: ID!) { trainer(id: $id) { countryId } }', { id: trainer.id });
    expect(kept).toEqual({ countryId: api.country('DE') });
  });

  it('is told which input places a record, and whoever writes everywhere is not', async () => {
    const demanded = async (who: Client) => {
      const { access } = await who.ask('{ access { type demandedInputs } }', {});
      const types = access as readonly {
        readonly type: string;
        readonly demandedInputs: readonly string[];
      }[];
      return Object.fromEntries(
        types.flatMap(({ type, demandedInputs }) =>
          demandedInputs.length > 0 ? [[type, demandedInputs]] : [],
        ),
      );
    };
    const [Participant, Trainer, TrainingCentre] = Array.from({ length: 3 }, () => ['country_id']);
    expect(await demanded(await somebody(['country_manager'], 'DE'))).toEqual({
      Participant,
      Trainer,
      TrainingCentre,
    });
    expect(await demanded(api.as('administrator'))).toEqual({});
  });

  it('cannot point at what they cannot see', async () => {
    const manager = await somebody(['country_manager'], 'DE');
    const [event, foreign] = [await eventIn('DE'), await api.make.trainer({ country_id: api.country('JP') })];
    const sync = { sync: [{ id: foreign.id, priority: 1 }] };
    expect(
      validationOf(await update(manager, 'CentreEvent', { id: event.id, trainers: sync })),
    ).toHaveProperty(['input.trainers.sync.0.id']);
    const booking = await book(manager, {
      centre_event_id: event.id,
      participant: { connect: (await personFrom('JP')).id },
    });
    expect(validationOf(booking)).toHaveProperty(['input.participant.connect']);
  });

  it('is not told by a filter where a trainer they do not see teaches (S1)', async () => {
    const manager = await somebody(['country_manager'], 'DE');
    const { id } = await api.make.trainer({ country_id: api.country('JP') });
    const led = { lead_trainer_id: id, trainers: { sync: [{ id, priority: 1 }] } };
    await api.make.centre({ country_id: api.country('DE'), ...led });
    await eventIn('DE', led);
    const query = `query ($id: ID, $value: Mixed) {
      a: centreEvents(where: { trainer_id: $id }) { ...events }
      b: centreEvents(where: { whereConditions: { column: TRAINER_ID, value: $value } }) { ...events }
      c: centreEvents(where: { whereConditions: { column: LEAD_TRAINER_ID, value: $value } }) { ...events }
      d: trainingCentres(whereConditions: { column: LEAD_TRAINER_ID, value: $value }) { paginatorInfo { total } }
    } fragment events on CentreEventPaginator { paginatorInfo { total } }`;
    const totals = async (who: Client) =>
      Object.values(await who.ask(query, { id, value: id })).map(
        (list) => (list as { paginatorInfo: { total: number } }).paginatorInfo.total,
      );
    expect(await totals(manager)).toEqual([0, 0, 0, 0]);
    expect(await totals(api.as('administrator'))).toEqual([1, 1, 1, 1]);
    expect(await totals(await somebody(['viewer'], 'DE'))).toEqual([1, 1, 1, 1]);
  });

  it('keeps what was there, seen or not (S1)', async () => {
    const manager = await somebody(['country_manager'], 'DE');
    const inCountry = (code: string) => api.make.trainer({ country_id: api.country(code) });
    const [foreign, own] = [(await inCountry('JP')).id, (await inCountry('DE')).id];
    const sync = (ids: readonly string[]) => ({
      sync: ids.map((id, index) => ({ id, priority: index + 1 })),
    });
    const agenda = (name: string) => ({
      sections: [
        {
          name,
          items: [
            {
              name: 'Dosing',
              time_start: '2027-06-10T09:00',
              time_end: '2027-06-10T10:00',
              trainers: [{ trainer_id: foreign }],
            },
          ],
        },
      ],
    });
    const event = await eventIn('DE', { trainers: sync([foreign, own]), agenda: agenda('Day 1') });
    const country = { country_id: api.country('DE') };
    const centre = await api.make.centre({ ...country, trainers: sync([foreign, own]) });
    const later = { trainers: sync([own, foreign]) };
    const changes = { id: event.id, name: 'Renamed', ...later, agenda: agenda('Day 2') };
    expect(outcomeOf(await update(manager, 'CentreEvent', changes))).toBe('ok');
    expect(outcomeOf(await update(manager, 'TrainingCentre', { id: centre.id, ...country, ...later }))).toBe(
      'ok',
    );
    const read = await manager.ask(
      `query ($event: ID!, $centre: ID!) {
        centreEvent(id: $event) { trainers { trainerId trainer { id } } }
        trainingCentre(id: $centre) { trainers { trainerId trainer { id } } }
      }`,
      { event: event.id, centre: centre.id },
    );
    const kept = [
      { trainerId: own, trainer: { id: own } },
      { trainerId: foreign, trainer: null },
    ];
    expect(read).toEqual({ centreEvent: { trainers: kept }, trainingCentre: { trainers: kept } });
  });

  it('without countries reaches nothing (S2)', async () => {
    const manager = await somebody(['country_manager']);
    expect(await seesEvent(manager, (await eventIn('DE')).id)).toBe(false);
    expect(
      outcomeOf(
        await manager.send(
          'mutation ($c: ID!) { createParticipant(input: { last_name: "x", country_id: $c }) { id } }',
          { c: api.country('DE') },
        ),
      ),
    ).toBe('FORBIDDEN');
  });
});

describe('a restricted event (S2)', () => {
  it('with nobody on its list is for global roles', async () => {
    const event = await eventIn('DE', { restrict_countries: true });
    for (const role of ['administrator', 'global_manager', 'logistics', 'compliance'] as const) {
      expect(await seesEvent(await somebody([role], 'DE'), event.id), role).toBe(true);
    }
    for (const role of ['country_manager', 'booker', 'viewer'] as const) {
      expect(await seesEvent(await somebody([role], 'DE'), event.id), role).toBe(false);
    }
    expect(
      outcomeOf(
        await update(await somebody(['country_manager'], 'DE'), 'CentreEvent', { id: event.id, name: 'x' }),
      ),
    ).toBe('NOT_FOUND');
  });

  it('is open to the countries on its list', async () => {
    const event = await eventIn('DE', {
      restrict_countries: true,
      allowed_countries: { sync: [api.country('PL')] },
    });
    expect(await seesEvent(await somebody(['booker'], 'PL'), event.id)).toBe(true);
    expect(await seesEvent(await somebody(['booker'], 'DE'), event.id)).toBe(false);
  });

  it('keeps a country of whoever restricts it, unless they see every event (S1)', async () => {
    const manager = await somebody(['country_manager'], 'DE');
    const centre = await api.make.centre({ country_id: api.country('DE') });
    const event = await api.make.event({ training_centre_id: centre.id });
    const elsewhere = { restrict_countries: true, allowed_countries: { sync: [api.country('FR')] } };
    const made = await manager.send(creating('CentreEvent'), {
      input: { name: 'Elsewhere', training_centre_id: centre.id, ...elsewhere },
    });
    const narrowed = await update(manager, 'CentreEvent', { id: event.id, ...elsewhere });
    const closed = await update(manager, 'CentreEvent', { id: event.id, restrict_countries: true });
    expect([made, narrowed, closed].map(validationOf)).toEqual(
      [made, narrowed, closed].map(() => ({
        'input.allowed_countries': ['Choose one of your countries.'],
      })),
    );
    expect(await seesEvent(manager, event.id)).toBe(true);
    const both = { sync: [api.country('FR'), api.country('DE')] };
    const shared = await update(manager, 'CentreEvent', {
      id: event.id,
      ...elsewhere,
      allowed_countries: both,
    });
    const global = await somebody(['global_manager'], 'DE');
    const byGlobal = await update(global, 'CentreEvent', { id: event.id, ...elsewhere });
    expect([shared, byGlobal].map(outcomeOf)).toEqual(['ok', 'ok']);
  });
});

describe('a booker', () => {
  it('books for people of their countries, and keeps what is theirs', async () => {
    const booker = await somebody(['booker'], 'DE');
    const event = await eventIn('JP');
    const answer = await book(booker, {
      centre_event_id: event.id,
      participant: { connect: (await personFrom('DE')).id },
    });
    const { id } = answer.data?.['made'] as { id: string };
    expect(outcomeOf(await update(booker, 'EventBooking', { id, notes: 'mine' }))).toBe('ok');
    const colleague = await somebody(['booker'], 'DE');
    expect(outcomeOf(await update(colleague, 'EventBooking', { id, notes: 'theirs' }))).toBe('NOT_FOUND');
    expect(outcomeOf(await booker.send(deleting('EventBooking'), { id }))).toBe('ok');
  });

  it('holds a seat for somebody still to be named', async () => {
    expect(
      outcomeOf(await book(await somebody(['booker'], 'DE'), { centre_event_id: (await eventIn('DE')).id })),
    ).toBe('ok');
  });

  it('creates participants of their countries only, in a booking too', async () => {
    const booker = await somebody(['booker'], 'DE');
    const event = await eventIn('DE');
    const createFrom = (code: string) =>
      book(booker, {
        centre_event_id: event.id,
        participant: { create: { last_name: 'New', country_id: api.country(code) } },
      });
    expect(outcomeOf(await createFrom('DE'))).toBe('ok');
    expect(outcomeOf(await createFrom('JP'))).toBe('FORBIDDEN');
  });
});

describe('roles', () => {
  it('combine by union', async () => {
    const both = await somebody(['viewer', 'compliance'], 'DE');
    const trainer = await api.make.trainer({ country_id: api.country('JP') });
    expect(
      outcomeOf(await update(both, 'Trainer', { id: trainer.id, fmv_amount: 1, fmv_currency: 'EUR' })),
    ).toBe('ok');
  });

  it('that are taken away count at once', async () => {
    const user = await api.make.user({ password: testPassword, roles: ['global_manager'] });
    const { user: found } = await api
      .as('administrator')
      .ask('query ($id: ID!) { user(ID: $id) { username } }', { id: user.id });
    const manager = api.as((found as { username: string }).username);
    const create = () => manager.send('mutation { createTrainer(input: { last_name: "x" }) { id } }');
    expect(outcomeOf(await create())).toBe('ok');
    await api
      .as('administrator')
      .ask('mutation ($id: ID!) { updateUser(input: { id: $id, roles: [viewer] }) { ID } }', { id: user.id });
    expect(outcomeOf(await create())).toBe('FORBIDDEN');
  });
});
