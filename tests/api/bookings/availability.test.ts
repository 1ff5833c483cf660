import { expect, it } from 'vitest';
import { ask, askOfPeople } from './askAvailability.ts';
import { idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf } from '../Client.ts';
import { useApi } from '../useApi.ts';

/** What the wizard is told is what the mutations do (C4, C6, C7, W2, W3, B4). */
const world = bookingWorldOf(useApi());

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
    countriesOver: [],
    usersOver: [],
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
