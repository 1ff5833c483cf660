import { expect, it } from 'vitest';
import { idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { creating } from '../mutations.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

/** What the wizard is told is what the mutations do (C4, C6, C7, W2, W3, B4). */
const world = bookingWorldOf(useApi());

interface Told {
  readonly [key: string]: unknown;
  readonly bookTrainee: { readonly allowed: boolean; readonly code: string | null };
  readonly holdTrainee: { readonly allowed: boolean; readonly code: string | null };
  readonly joinWaitingList: { readonly allowed: boolean; readonly code: string | null };
}
const use = '{ maximum used placeholders free isOver }';
const permission = '{ allowed code message overridable }';
const query = `query ($event: ID!, $person: ID, $country: ID) {
  eventAvailability(centre_event_id: $event, participant_id: $person, country_id: $country) {
    trainees ${use} staff ${use} waitingList ${use} country ${use} user ${use} countryId eligibleWaiting placeholderExpiry
    bookTrainee ${permission} bookStaff ${permission} holdTrainee ${permission} holdStaff ${permission} joinWaitingList ${permission} } }`;
const ask = async (who: Client, event: string, person?: string): Promise<Told> =>
  (await who.ask(query, { event, person }))['eventAvailability'] as Told;

interface ToldOfPerson extends Pick<Told, 'bookTrainee' | 'joinWaitingList'> {
  readonly participantId: string;
}
const askOfPeople = async (
  who: Client,
  event: string,
  people: readonly string[],
): Promise<readonly ToldOfPerson[] | null> =>
  (
    await who.ask(
      `query ($event: ID!, $people: [ID!]!) { peopleAvailability(centre_event_id: $event, participant_ids: $people) {
        participantId bookTrainee ${permission} bookStaff ${permission} joinWaitingList ${permission} } }`,
      { event, people },
    )
  )['peopleAvailability'] as readonly ToldOfPerson[] | null;

it('tells uses and permissions', async () => {
  const { make, somebody, book, bookFrom, api } = world;
  const booker = await somebody('booker', 'DE');
  const event = (
    await make.event({
      max_trainees: 4,
      max_bookings_country: 3,
      max_bookings_user: 2,
      placeholder_expiry_days: 14,
    })
  ).id;
  idOf(await book(booker, event));
  idOf(await bookFrom(world.admin, event, 'PL'));
  expect(await ask(booker, event)).toEqual({
    trainees: { maximum: 4, used: 2, placeholders: 1, free: 2, isOver: false },
    staff: { maximum: null, used: 0, placeholders: 0, free: null, isOver: false },
    waitingList: { maximum: null, used: 0, placeholders: 0, free: null, isOver: false },
    country: { maximum: 3, used: 1, placeholders: 1, free: 2, isOver: false },
    user: { maximum: 2, used: 1, placeholders: 1, free: 1, isOver: false },
    countryId: api.country('DE'),
    eligibleWaiting: 0,
    placeholderExpiry: '2026-12-05',
    bookTrainee: { allowed: true, code: null, message: null, overridable: false },
    bookStaff: { allowed: true, code: null, message: null, overridable: false },
    holdTrainee: { allowed: true, code: null, message: null, overridable: false },
    holdStaff: { allowed: true, code: null, message: null, overridable: false },
    joinWaitingList: {
      allowed: false,
      code: 'WAITING_NOT_NEEDED',
      message: 'Seats are free: book instead of waiting.',
      overridable: false,
    },
  });
});

it('is one statement, of however many people', async () => {
  const event = (await world.make.event({ max_trainees: 1 })).id;
  const people = [await world.personFrom('DE'), await world.personFrom('PL'), await world.personFrom('DE')];
  await ask(world.admin, event);
  const statements: string[] = [];
  const stop = world.api.app.database.onStatement((text) => {
    if (text.includes('isCountryAllowed')) statements.push(text);
  });
  await ask(world.admin, event);
  expect(statements).toHaveLength(1);
  expect((await askOfPeople(world.admin, event, people))?.map(({ participantId }) => participantId)).toEqual(
    people,
  );
  expect(statements).toHaveLength(2);
  stop();
});

it('says of several people what it says of each, and nothing of who is hidden (S1)', async () => {
  const { admin, make, somebody, bookFrom, book, wait, personFrom, api } = world;
  const manager = await somebody('country_manager', 'DE');
  const booker = await somebody('booker', 'DE');
  const german = await make.centre({ country_id: api.country('DE') });
  const event = (
    await make.event({
      training_centre_id: german.id,
      max_trainees: 3,
      max_staff: 4,
      max_bookings_country: 1,
    })
  ).id;
  const [booked, free] = [await personFrom('DE'), await personFrom('DE')];
  idOf(await book(admin, event, { participant: { connect: booked } }));
  idOf(await bookFrom(admin, event, 'PL'));
  idOf(await bookFrom(admin, event, 'CZ'));
  const waiting = await personFrom('DE');
  idOf(await wait(admin, event, waiting));
  const foreigner = await personFrom('JP');
  const asked = [free, foreigner, booked, waiting];
  const codes = new Set<string>();
  for (const who of [admin, manager, booker]) {
    const told = (await askOfPeople(who, event, asked)) ?? [];
    expect(told.map(({ participantId }) => participantId)).toEqual(
      who === admin ? asked : [free, booked, waiting],
    );
    for (const { participantId, ...permissions } of told) {
      expect(await ask(who, event, participantId)).toMatchObject(permissions);
      codes.add(permissions.bookTrainee.code ?? 'ok').add(permissions.joinWaitingList.code ?? 'ok');
    }
  }
  expect([...codes]).toEqual(
    expect.arrayContaining(['BOOKING_DUPLICATE', 'WAITING_DUPLICATE', 'EVENT_FULL', 'ok']),
  );
  const elsewhere = await make.event({
    training_centre_id: (await make.centre({ country_id: api.country('JP') })).id,
  });
  expect(await askOfPeople(manager, elsewhere.id, [free])).toBeNull();
});

it('does not know an event or a person that is hidden (S1)', async () => {
  const { make, somebody, personFrom, api } = world;
  const manager = await somebody('country_manager', 'DE');
  const centre = await make.centre({ country_id: api.country('JP') });
  expect(await ask(manager, (await make.event({ training_centre_id: centre.id })).id)).toBeNull();
  const booker = await somebody('booker', 'DE');
  expect(await ask(booker, (await make.event()).id, await personFrom('JP'))).toBeNull();
});

it('agrees with the mutations, whoever asks', async () => {
  const { admin, make, somebody, bookFrom, book, change, wait, personFrom, api } = world;
  const manager = await somebody('country_manager', 'DE');
  const booker = await somebody('booker', 'DE');
  const german = await make.centre({ country_id: api.country('DE') });
  const fresh = async (over = {}) => (await make.event({ training_centre_id: german.id, ...over })).id;
  const full = await fresh({ max_trainees: 1 });
  idOf(await bookFrom(admin, full, 'PL'));
  const blocked = await fresh({ max_bookings_country: 1 });
  idOf(await bookFrom(admin, blocked, 'DE'));
  const queued = await fresh({ max_trainees: 1 });
  const seat = idOf(await bookFrom(admin, queued, 'PL'));
  idOf(await wait(admin, queued, await personFrom('DE')));
  idOf(await change(admin, 'EventBooking', { id: seat, booking_status: 'CANCELLED' }));
  const past = await fresh({ date_start: '2026-11-01', date_end: '2026-11-02' });
  const own = await fresh({ max_bookings_user: 0 });
  const seen = new Set<string>();
  for (const event of [full, blocked, queued, past, own, await fresh()]) {
    for (const who of [admin, manager, booker]) {
      const person = await personFrom('DE');
      const told = await ask(who, event, person);
      const booked = outcomeOf(await book(who, event, { participant: { connect: person } }));
      expect(told.bookTrainee.code ?? 'ok').toBe(booked);
      seen.add(booked);
      if (booked === 'ok') continue;
      const joined = outcomeOf(await wait(who, event, person));
      expect(told.joinWaitingList.code ?? 'ok').toBe(joined);
    }
  }
  expect([...seen].sort()).toEqual(
    ['COUNTRY_LIMIT', 'EVENT_FULL', 'EVENT_OVER', 'QUEUE_NOT_FIRST', 'USER_LIMIT', 'ok'].sort(),
  );
});

it('tells who sees people of every country by another role that they book those of their own (S2)', async () => {
  const { make, personFrom, book, wait, api } = world;
  const both = await somebody(api, ['booker', 'compliance'], 'DE');
  const open = (await make.event()).id;
  const full = (await make.event({ max_trainees: 0 })).id;
  const [german, swede] = [await personFrom('DE'), await personFrom('SE')];
  const no = { allowed: false, code: 'FORBIDDEN' };
  expect(await askOfPeople(both, open, [german, swede])).toMatchObject([
    { bookTrainee: { allowed: true } },
    { bookTrainee: no, bookStaff: no },
  ]);
  expect(await ask(both, full, swede)).toMatchObject({ bookTrainee: no, joinWaitingList: no });
  expect(outcomeOf(await book(both, open, { participant: { connect: swede } }))).toBe('FORBIDDEN');
  expect(outcomeOf(await wait(both, full, swede))).toBe('FORBIDDEN');
  idOf(await book(both, open, { participant: { connect: german } }));
});

it('tells who has one country that a restricted event takes no placeholder of it (C6, S2)', async () => {
  const { make, book, api } = world;
  const manager = await somebody(api, ['global_manager'], 'SE');
  const lists = { restrict_countries: true, allowed_countries: { sync: [api.country('DE')] } };
  const event = (await make.event(lists)).id;
  expect(await ask(manager, event)).toMatchObject({
    bookTrainee: { allowed: true },
    holdTrainee: { allowed: false, code: 'COUNTRY_NOT_ALLOWED' },
  });
  expect(outcomeOf(await book(manager, event))).toBe('COUNTRY_NOT_ALLOWED');
});

it('tells a booker of an event that is not published, and a manager nothing of it (B6)', async () => {
  const { admin, make, somebody, bookFrom, book, wait, change, personFrom, restore, remove } = world;
  const booker = await somebody('booker', 'DE');
  const event = (await make.event({ max_trainees: 2 })).id;
  const kept = idOf(await bookFrom(booker, event, 'DE'));
  const deleted = idOf(await bookFrom(booker, event, 'DE'));
  idOf(await remove(booker, 'EventBooking', deleted));
  idOf(await change(admin, 'CentreEvent', { id: event, is_published: false }));
  const person = await personFrom('DE');
  const code = 'EVENT_NOT_PUBLISHED';
  const no = { allowed: false, code };
  expect(await ask(booker, event, person)).toMatchObject({
    bookTrainee: no,
    bookStaff: no,
    holdTrainee: no,
    holdStaff: no,
    joinWaitingList: no,
  });
  for (const answer of [
    await book(booker, event, { participant: { connect: person }, override_reason: 'Please' }),
    await book(booker, event),
    await restore(booker, 'EventBooking', deleted),
    await wait(booker, event, person),
  ])
    expect(outcomeOf(answer)).toBe(code);
  idOf(await change(booker, 'EventBooking', { id: kept, notes: 'x' }));
  idOf(await change(booker, 'EventBooking', { id: kept, booking_status: 'CANCELLED' }));
  const manager = world.api.as('global_manager');
  expect(await ask(manager, event, person)).toMatchObject({ bookTrainee: { allowed: true } });
  idOf(await book(manager, event, { participant: { connect: person } }));
});

it('tells that no seat is held for a country of others (C6, S2)', async () => {
  const { make, somebody, book, api } = world;
  const event = (await make.event()).id;
  const booker = await somebody('booker', 'DE', 'PL');
  for (const code of ['SE', 'PL']) {
    const country = api.country(code);
    const { eventAvailability } = await booker.ask(query, { event, country });
    const { bookTrainee, holdTrainee } = eventAvailability as Told;
    expect(holdTrainee.code ?? 'ok').toBe(outcomeOf(await book(booker, event, { country_id: country })));
    expect([bookTrainee.allowed, holdTrainee.allowed]).toEqual([code === 'PL', code === 'PL']);
  }
});

it('tells of somebody new of a country what the mutations tell (S2)', async () => {
  const { make, book, api } = world;
  const centre = { training_centre_id: (await make.centre({ country_id: api.country('DE') })).id };
  const full = (await make.event({ ...centre, max_trainees: 0 })).id;
  const open = (await make.event(centre)).id;
  const seen = new Set<string>();
  for (const who of [
    await world.somebody('booker', 'DE', 'PL'),
    await world.somebody('country_manager', 'DE'),
    await somebody(api, ['booker', 'compliance'], 'DE'),
    api.as('global_manager'),
  ]) {
    for (const code of ['SE', 'DE']) {
      const country = api.country(code);
      const participant = { create: { last_name: `New ${code}`, country_id: country } };
      const told = async (event: string) =>
        (await who.ask(query, { event, country }))['eventAvailability'] as Told;
      const { bookTrainee } = await told(open);
      const { joinWaitingList } = await told(full);
      const booked = outcomeOf(await book(who, open, { participant }));
      const input = { centre_event_id: full, participant };
      const waits = outcomeOf(await who.send(creating('WaitingListEntry'), { input }));
      expect([bookTrainee.code ?? 'ok', joinWaitingList.code ?? 'ok']).toEqual([booked, waits]);
      seen.add(`${code} ${booked}`);
    }
  }
  expect([...seen].sort()).toEqual(['DE ok', 'SE FORBIDDEN', 'SE ok']);
});

it('tells of somebody who is booked, or waits, what the mutations tell (C9, W2)', async () => {
  const { admin, make, bookFrom, book, wait, change, personFrom } = world;
  const event = (await make.event({ max_trainees: 1 })).id;
  const seat = idOf(await bookFrom(admin, event, 'SE'));
  const waiting = await personFrom('DE');
  idOf(await wait(admin, event, waiting));
  idOf(await change(admin, 'CentreEvent', { id: event, max_trainees: 9 }));
  const { participantId } = await world.booking(seat, 'participantId');
  for (const [person, code, joining] of [
    [String(participantId), 'BOOKING_DUPLICATE', 'ALREADY_BOOKED'],
    [waiting, 'WAITING_DUPLICATE', 'WAITING_DUPLICATE'],
  ] as const) {
    const told = await ask(admin, event, person);
    const no = { allowed: false, code };
    expect(told).toMatchObject({ bookTrainee: no, bookStaff: no, joinWaitingList: { code: joining } });
    for (const booking_type of ['TRAINEE', 'STAFF'])
      expect(outcomeOf(await book(admin, event, { booking_type, participant: { connect: person } }))).toBe(
        code,
      );
    expect(outcomeOf(await wait(admin, event, person))).toBe(joining);
  }
});

it('tells of an event that has begun that it takes people, but no placeholders (P1)', async () => {
  const { admin, make, somebody, book, bookFrom } = world;
  const booker = await somebody('booker', 'DE');
  const begun = { date_start: '2026-11-20', date_end: '2026-11-23', placeholder_expiry_days: 14 };
  const full = (await make.event({ max_trainees: 1 })).id;
  idOf(await bookFrom(admin, full, 'PL'));
  const events = [(await make.event(begun)).id, full, (await make.event()).id];
  const outcomes = [];
  for (const event of events) {
    const { bookTrainee, holdTrainee } = await ask(booker, event);
    const held = outcomeOf(await book(booker, event));
    expect(holdTrainee.code ?? 'ok').toBe(held);
    outcomes.push([bookTrainee.code ?? 'ok', held]);
  }
  expect(outcomes).toEqual([
    ['ok', 'EVENT_OVER'],
    ['EVENT_FULL', 'EVENT_FULL'],
    ['ok', 'ok'],
  ]);
});
