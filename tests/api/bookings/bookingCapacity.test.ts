import { describe, expect, it } from 'vitest';
import { ask } from './askAvailability.ts';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';

/** C4–C9, K2, K3: how many seats there are, and who may take one. */
const world = bookingWorldOf(useApi());

describe('the hard maximum (C4)', () => {
  it('holds for administrators too, tells the numbers and what to do instead (K3)', async () => {
    const { admin, make, bookFrom } = world;
    const event = (await make.event({ max_trainees: 1, max_staff: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    const refused = await bookFrom(admin, event, 'DE', { override_reason: 'I must' });
    expect(outcomeOf(refused)).toBe('EVENT_FULL');
    expect(detailsOf(refused)).toMatchObject({
      limit: 1,
      used: 1,
      waiting: 0,
      overridable: false,
      nextSteps: ['JOIN_WAITING_LIST', 'CHOOSE_ANOTHER_EVENT', 'RAISE_LIMIT'],
    });
    idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }));
    expect(outcomeOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }))).toBe('STAFF_FULL');
  });

  it('counts no staff for trainees, no cancelled and no deleted bookings (C1, B3)', async () => {
    const { admin, make, bookFrom, change } = world;
    const event = (await make.event({ max_trainees: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }));
    const first = idOf(await bookFrom(admin, event, 'DE'));
    idOf(await change(admin, 'EventBooking', { id: first, booking_status: 'CANCELLED' }));
    const second = idOf(await bookFrom(admin, event, 'DE'));
    await admin.ask(deleting('EventBooking'), { id: second });
    idOf(await bookFrom(admin, event, 'DE'));
    expect(outcomeOf(await bookFrom(admin, event, 'DE'))).toBe('EVENT_FULL');
  });

  it('is asked again on reactivating, on a new type and on a move (K1)', async () => {
    const { admin, make, bookFrom, change } = world;
    const [event, other] = [
      (await make.event({ max_trainees: 1 })).id,
      (await make.event({ max_trainees: 1 })).id,
    ];
    const cancelled = idOf(await bookFrom(admin, event, 'DE', { booking_status: 'CANCELLED' }));
    const staff = idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }));
    const elsewhere = idOf(await bookFrom(admin, other, 'DE'));
    idOf(await bookFrom(admin, event, 'DE'));
    const change_ = async (input: object) => outcomeOf(await change(admin, 'EventBooking', { ...input }));
    expect(await change_({ id: cancelled, booking_status: 'NEW' })).toBe('EVENT_FULL');
    expect(await change_({ id: staff, booking_type: 'TRAINEE' })).toBe('EVENT_FULL');
    expect(await change_({ id: elsewhere, centre_event_id: event })).toBe('EVENT_FULL');
    expect(await change_({ id: elsewhere, notes: 'keeps its seat' })).toBe('ok');
  });

  it('does not go under what is booked; other limits may (C5)', async () => {
    const { admin, make, bookFrom, change } = world;
    const event = (await make.event({ max_trainees: 5 })).id;
    for (const code of ['DE', 'DE', 'PL']) idOf(await bookFrom(admin, event, code));
    const refused = await change(admin, 'CentreEvent', { id: event, max_trainees: 2 });
    expect(outcomeOf(refused)).toBe('CAPACITY_BELOW_BOOKED');
    expect(detailsOf(refused)).toMatchObject({ used: 3, limit: 2 });
    expect(Object.keys(validationOf(refused))).toEqual(['input.max_trainees']);
    idOf(await change(admin, 'CentreEvent', { id: event, max_trainees: 3, max_bookings_country: 1 }));
    expect(outcomeOf(await bookFrom(admin, event, 'SE'))).toBe('EVENT_FULL');
    // As it may have been brought from elsewhere; a form gives back what it has read.
    await world.sql('alter table centre_events disable trigger user');
    await world.sql(`update centre_events set max_trainees = 2 where id = ${event}`);
    await world.sql('alter table centre_events enable trigger user');
    idOf(await change(admin, 'CentreEvent', { id: event, max_trainees: 2, name: 'More than it holds' }));
  });
});

it('tells which countries and other users are over a lowered limit, to whoever sees a booking of theirs (C5, S1)', async () => {
  const { admin, make, bookFrom, change, somebody } = world;
  const event = (await make.event({})).id;
  const [booker, stranger] = [await somebody('booker', 'DE', 'PL'), await somebody('booker', 'DE', 'PL')];
  for (const [who, code] of [
    [admin, 'DE'],
    [admin, 'SE'],
    [booker, 'DE'],
    [booker, 'PL'],
  ] as const)
    idOf(await bookFrom(who, event, code));
  idOf(await bookFrom(admin, event, 'SE', { booking_type: 'STAFF' }));
  expect(await ask(admin, event)).toMatchObject({ countriesOver: [], usersOver: [] });
  idOf(await change(admin, 'CentreEvent', { id: event, max_bookings_country: 1, max_bookings_user: 1 }));
  const use = { maximum: 1, used: 2, placeholders: 0, free: 0, isOver: true };
  const countriesOver = [{ name: 'Germany', use }];
  expect(await ask(admin, event)).toMatchObject({ countriesOver, usersOver: [{ use }], user: use });
  expect(await ask(booker, event)).toMatchObject({ countriesOver, usersOver: [], user: use });
  expect(await ask(stranger, event)).toMatchObject({ countriesOver: [], usersOver: [] });
});

describe('the limit per country (C6)', () => {
  it('counts trainees of the participant’s country, and is passed for a reason by few (C8)', async () => {
    const { admin, make, bookFrom, somebody, api } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    const manager = await somebody('country_manager', 'DE', 'PL');
    await make.event();
    idOf(await bookFrom(admin, event, 'DE'));
    idOf(await bookFrom(admin, event, 'PL'));
    idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }));
    const refused = await bookFrom(admin, event, 'DE');
    expect(outcomeOf(refused)).toBe('COUNTRY_LIMIT');
    expect(detailsOf(refused)).toMatchObject({ limit: 1, used: 1, country: 'Germany', overridable: true });
    expect(detailsOf(refused)['nextSteps']).toContain('GIVE_REASON');
    expect(outcomeOf(await bookFrom(admin, event, 'DE', { override_reason: '  ' }))).toBe('COUNTRY_LIMIT');
    expect(['COUNTRY_LIMIT', 'FORBIDDEN', 'VALIDATION']).toContain(
      outcomeOf(await bookFrom(manager, event, 'DE', { override_reason: 'Please' })),
    );
    const id = idOf(await bookFrom(admin, event, 'DE', { override_reason: 'Asked by the clinic' }));
    expect((await auditsOf(api, 'EventBooking', id))[0]?.newValues).toMatchObject({
      override_reason: 'Asked by the clinic',
    });
  });

  it('is asked again on a new type and on a move, which no guard of the database does (K1)', async () => {
    const { admin, make, book, bookFrom, change, personFrom, wait } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    const staff = idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' }));
    idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('DE');
    const elsewhere = { participant: { connect: person } };
    const moved = idOf(await book(admin, (await make.event()).id, elsewhere));
    const asked = async (input: object) => outcomeOf(await change(admin, 'EventBooking', { ...input }));
    expect(await asked({ id: staff, booking_type: 'TRAINEE' })).toBe('COUNTRY_LIMIT');
    expect(await asked({ id: moved, centre_event_id: event })).toBe('COUNTRY_LIMIT');
    idOf(await wait(admin, event, person));
    const override_reason = 'Asked by the clinic';
    expect(await asked({ id: moved, centre_event_id: event, override_reason })).toBe('WAITING_DUPLICATE');
  });

  it('is asked again when a participant’s country changes', async () => {
    const { admin, make, book, bookFrom, change, personFrom, api } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('PL');
    idOf(await book(admin, event, { participant: { connect: person } }));
    const refused = await change(admin, 'Participant', { id: person, country_id: api.country('DE') });
    expect(outcomeOf(refused)).toBe('COUNTRY_LIMIT');
    expect(Object.keys(validationOf(refused))).toEqual(['input.country_id']);
    idOf(await change(admin, 'Participant', { id: person, country_id: api.country('SE') }));
  });

  it('is passed by a change of country for a reason, by few (C8)', async () => {
    const { admin, make, book, bookFrom, change, personFrom, somebody, api } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('PL');
    const booked = idOf(await book(admin, event, { participant: { connect: person } }));
    const moves = { id: person, country_id: api.country('DE') };
    const reason = { ...moves, override_reason: 'Moved to the clinic in Kiel' };
    const manager = await somebody('country_manager', 'DE', 'PL');
    expect(detailsOf(await change(manager, 'Participant', reason))).toMatchObject({
      code: 'COUNTRY_LIMIT',
      overridable: false,
      nextSteps: ['ASK_MANAGER'],
    });
    expect(detailsOf(await change(admin, 'Participant', moves))).toMatchObject({
      overridable: true,
      nextSteps: ['GIVE_REASON'],
    });
    const { found } = await admin.ask(
      'query ($id: ID!) { found: participant(id: $id) { date_modified: dateModified } }',
      { id: person },
    );
    idOf(await change(admin, 'Participant', reason));
    expect(await world.booking(booked, 'countryId')).toEqual({ countryId: api.country('DE') });
    expect((await auditsOf(api, 'Participant', person)).at(-1)?.newValues).toEqual({
      country_id: api.country('DE'),
      override_reason: 'Moved to the clinic in Kiel',
    });
    const late = await change(admin, 'Participant', { id: person, city: 'Kiel', ...(found as object) });
    expect(late.errors?.[0]?.extensions?.changed, 'K6: a reason is no field').toEqual({
      country_id: api.country('DE'),
    });
  });
});

describe('the limit per user (C7)', () => {
  it('counts trainees of the author, waiting entries and staff not', async () => {
    const { make, bookFrom, somebody, change, admin, book, api } = world;
    const event = (await make.event({ max_bookings_user: 1 })).id;
    const booker = await somebody('booker', 'DE');
    const staff = { booking_type: 'STAFF' };
    idOf(await bookFrom(booker, event, 'DE', staff));
    const id = idOf(await bookFrom(booker, event, 'DE'));
    const refused = await bookFrom(booker, event, 'DE', { override_reason: 'Please' });
    expect(outcomeOf(refused)).toBe('USER_LIMIT');
    expect(detailsOf(refused)).toMatchObject({ limit: 1, used: 1, overridable: false });
    const other = await somebody('booker', 'DE');
    idOf(await book(other, event));
    // The author changes only by an administrator's transfer.
    const transfer = { id, author_id: '1' };
    expect(outcomeOf(await change(booker, 'EventBooking', transfer))).toBe('FORBIDDEN');
    expect(outcomeOf(await change(api.as('global_manager'), 'EventBooking', transfer))).toBe('FORBIDDEN');
    idOf(await change(admin, 'EventBooking', transfer));
    expect(await world.booking(id, 'authorId')).toEqual({ authorId: '1' });
    idOf(await bookFrom(booker, event, 'DE'));
    expect(outcomeOf(await bookFrom(admin, event, 'DE'))).toBe('USER_LIMIT');
    const { authorId } = await world.booking(idOf(await bookFrom(other, event, 'DE', staff)), 'authorId');
    const passed = detailsOf(await change(admin, 'EventBooking', { id, author_id: authorId }));
    expect(passed).toMatchObject({ code: 'USER_LIMIT', nextSteps: ['GIVE_REASON', 'CHOOSE_ANOTHER_EVENT'] });
    // Nobody's booking counts against nobody.
    const ownerless = await change(admin, 'EventBooking', { id, author_id: null });
    expect(Object.keys(validationOf(ownerless))).toEqual(['input.author_id']);
  });
});

it('keeps others waiting for three round trips: the facts, the booking, the commit with its audit (K1)', async () => {
  const { admin, make, personFrom, book, api } = world;
  const event = (await make.event({ max_trainees: 10, max_bookings_country: 5 })).id;
  const connect = await personFrom('DE');
  const seen: string[] = [];
  const stop = api.app.database.onStatement((text) => seen.push(text));
  idOf(await book(admin, event, { participant: { connect } }));
  stop();
  const begins = (text: string) =>
    /^(\/\* (?:with|behind) the commit|insert|select|with|notify|commit)/.exec(text)?.[1];
  const held = seen.slice(seen.findIndex((text) => text.includes('for update of t')) + 1);
  const end = held.findIndex((text) => /^(notify|commit)/.test(text));
  expect(held.slice(0, end).map(begins)).toEqual(['select', 'insert', '/* with the commit']);
  // The answer waits for no read of its own.
  expect(held.slice(end + 1).map(begins)).toEqual(['/* behind the commit']);
});
