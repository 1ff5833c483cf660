import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { useApi } from '../useApi.ts';

/** P1–P3 and the country of a placeholder (C6): seats held for somebody still to be named. */
const world = bookingWorldOf(useApi());

describe('the country of a placeholder (C6)', () => {
  it('is its author’s, and asked for where they have several', async () => {
    const { make, somebody, book, booking, api } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    const one = await somebody('booker', 'DE');
    const several = await somebody('booker', 'DE', 'PL');
    const id = idOf(await book(one, event));
    expect(await booking(id, 'countryId country { countryCode }')).toEqual({
      countryId: api.country('DE'),
      country: { countryCode: 'DE' },
    });
    const asked = await book(several, event);
    expect(outcomeOf(asked)).toBe('COUNTRY_REQUIRED');
    expect(Object.keys(validationOf(asked))).toEqual(['input.country_id']);
    expect(outcomeOf(await book(several, event, { country_id: api.country('DE') }))).toBe('COUNTRY_LIMIT');
    expect(validationOf(await book(several, event, { country_id: api.country('SE') }))).toHaveProperty([
      'input.country_id',
    ]);
    idOf(await book(several, event, { country_id: api.country('PL') }));
  });

  it('is asked for where seats are counted by it, and of somebody who has none not where they are not', async () => {
    const { admin, make, somebody, book } = world;
    const counted = (await make.event({ max_bookings_country: 1 })).id;
    expect(outcomeOf(await book(admin, counted))).toBe('COUNTRY_REQUIRED');
    const participant = { connect: (await make.participant({ country_id: null })).id };
    expect(outcomeOf(await book(admin, counted, { participant }))).toBe('COUNTRY_REQUIRED');
    const several = await somebody('global_manager', 'DE', 'PL');
    idOf(await book(several, (await make.event()).id, { participant }));
  });

  it('is that of whoever it is handed over to (C6, C7)', async () => {
    const { admin, make, somebody, book, booking, change, api } = world;
    const event = (await make.event()).id;
    const id = idOf(await book(await somebody('booker', 'DE'), event));
    const userWith = async (role: string, ...codes: readonly string[]) =>
      (await make.user({ roles: [role], countries: codes.map((code) => api.country(code)) })).id;
    const handOver = (author_id: string, over = {}) =>
      change(admin, 'EventBooking', { id, author_id, ...over });
    const countryId = async () => (await booking(id, 'countryId'))['countryId'];
    idOf(await handOver(await userWith('booker', 'PL')));
    expect(await countryId()).toBe(api.country('PL'));
    const several = await userWith('booker', 'DE', 'SE');
    expect(outcomeOf(await handOver(several))).toBe('COUNTRY_REQUIRED');
    idOf(await handOver(several, { country_id: api.country('SE') }));
    idOf(await handOver(await userWith('booker', 'PL', 'SE')));
    expect(await countryId()).toBe(api.country('SE'));
    const left = await userWith('booker', 'SE');
    idOf(await admin.send('mutation ($left: ID!) { made: deactivateUser(id: $left) { id: ID } }', { left }));
    for (const author of [await userWith('viewer', 'SE'), await userWith('booker'), left])
      expect(Object.keys(validationOf(await handOver(author)))).toEqual(['input.author_id']);
  });

  it('is asked about only where it becomes another (S2)', async () => {
    const { admin, make, somebody, book, change, api } = world;
    const centre = await make.centre({ country_id: api.country('DE') });
    const event = (await make.event({ training_centre_id: centre.id })).id;
    const id = idOf(await book(admin, event, { country_id: api.country('SE') }));
    const manager = await somebody('country_manager', 'DE');
    const kept = { id, country_id: api.country('SE'), notes: 'x' };
    idOf(await change(manager, 'EventBooking', kept));
    expect(
      validationOf(await change(manager, 'EventBooking', { id, country_id: api.country('PL') })),
    ).toHaveProperty(['input.country_id']);
  });

  it('finds it for whoever sees its event, even a country that is not theirs', async () => {
    const { admin, make, somebody, book, bookFrom, api } = world;
    const event = (await make.event({ country_id: api.country('DE') })).id;
    idOf(await bookFrom(admin, event, 'SE'));
    const id = idOf(await book(admin, event, { country_id: api.country('SE') }));
    const found = await (
      await somebody('country_manager', 'DE')
    ).ask(
      `query ($event: ID!, $country: ID!) { eventBookings(where: {centre_event_id: $event, country_id: $country}) { data { id } } }`,
      { event, country: api.country('SE') },
    );
    expect(found).toEqual({ eventBookings: { data: [{ id }] } });
  });
});

describe('expiry (P2, P3)', () => {
  it('holds the seat through its day, then not; extending asks for a seat again', async () => {
    const { admin, make, book, bookFrom, booking, change, api, sql } = world;
    const event = (await make.event({ max_trainees: 1 })).id;
    const id = idOf(await book(admin, event, { date_expiry: '2026-11-21' }));
    expect(await booking(id, 'consumesSeat')).toEqual({ consumesSeat: true });
    expect(outcomeOf(await bookFrom(admin, event, 'DE'))).toBe('EVENT_FULL');
    await sql(`update event_bookings set date_expiry = '2026-11-20' where id = ${id}`);
    expect(await booking(id, 'consumesSeat')).toEqual({ consumesSeat: false });
    idOf(await change(admin, 'EventBooking', { id, date_expiry: '2026-11-20', notes: 'The same day' }));
    idOf(await bookFrom(admin, event, 'DE'));
    expect(outcomeOf(await change(admin, 'EventBooking', { id, date_expiry: '2026-12-01' }))).toBe(
      'EVENT_FULL',
    );
    idOf(await change(admin, 'CentreEvent', { id: event, max_trainees: 2 }));
    idOf(await change(admin, 'EventBooking', { id, date_expiry: '2026-12-01' }));
    expect((await auditsOf(api, 'EventBooking', id)).at(-1)).toMatchObject({
      oldValues: { date_expiry: '2026-11-20' },
      newValues: { date_expiry: '2026-12-01' },
    });
    idOf(await change(admin, 'EventBooking', { id, date_expiry: '2027-06-10' }));
    expect(
      validationOf(await change(admin, 'EventBooking', { id, date_expiry: '2027-06-11' })),
    ).toHaveProperty(['input.date_expiry']);
  });

  it('asks for the limits again on extending and attaching, not on saving the same day (C5, C6, C7, P4)', async () => {
    const { admin, make, book, bookFrom, change, attach, personFrom, api } = world;
    const event = (await make.event({ max_bookings_country: 1, max_bookings_user: 1 })).id;
    const held = { country_id: api.country('DE'), date_expiry: '2026-11-25' };
    const id = idOf(await book(admin, event, held));
    idOf(await bookFrom(admin, event, 'DE', { override_reason: 'Asked by the clinic' }));
    const save = async (over: object) => outcomeOf(await change(admin, 'EventBooking', { id, ...over }));
    expect(await save(held)).toBe('ok');
    expect(await save({ date_expiry: '2026-11-26' })).toBe('COUNTRY_LIMIT');
    expect(outcomeOf(await attach(admin, id, await personFrom('DE')))).toBe('COUNTRY_LIMIT');
    idOf(await change(admin, 'CentreEvent', { id: event, max_bookings_country: null }));
    expect(await save({ date_expiry: '2026-11-26' })).toBe('USER_LIMIT');
    // C1: what is cancelled takes no seat, whosever it is and wherever from.
    idOf(await change(admin, 'CentreEvent', { id: event, max_bookings_country: 1 }));
    const cancelled = { booking_status: 'CANCELLED', country_id: api.country('PL') };
    const ended = idOf(await book(api.as('global_manager'), event, cancelled));
    const author_id = (await world.booking(id, 'authorId'))['authorId'];
    const taken = { id: ended, country_id: api.country('DE'), author_id };
    idOf(await change(admin, 'EventBooking', taken));
  });
});

describe('the first day of a placeholder (P1, P3)', () => {
  it('decides how long it is held; whoever wants more extends it later', async () => {
    const { admin, make, somebody, book, bookFrom, booking, change } = world;
    const event = (await make.event({ placeholder_expiry_days: 0 })).id;
    const booker = await somebody('booker', 'DE');
    const later = { date_expiry: '2027-04-21' };
    const refused = async (answer: ReturnType<typeof book>) =>
      expect(Object.keys(validationOf(await answer))).toEqual(['input.date_expiry']);
    await refused(book(booker, event, later));
    const id = idOf(await book(booker, event, { date_expiry: '2026-11-21' }));
    idOf(await change(booker, 'EventBooking', { id, ...later }));
    expect(await booking(id, 'dateExpiry')).toEqual({ dateExpiry: '2027-04-21' });
    const elsewhere = idOf(await book(admin, (await make.event()).id));
    await refused(change(admin, 'EventBooking', { id: elsewhere, centre_event_id: event, ...later }));
    const named = idOf(await bookFrom(admin, event, 'DE'));
    await refused(change(admin, 'EventBooking', { id: named, participant: null, ...later }));
    idOf(await change(admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
    await refused(change(admin, 'EventBooking', { id, booking_status: 'NEW', ...later }));
  });
});

describe('a placeholder on another event (P1)', () => {
  it('begins anew, and holds its seat no longer than the day that event begins', async () => {
    const { admin, make, book, booking, change } = world;
    const summer = (await make.event()).id;
    const winter = (await make.event({ date_start: '2026-12-01', date_end: '2026-12-02' })).id;
    const id = idOf(await book(admin, summer));
    expect(await booking(id, 'dateExpiry')).toEqual({ dateExpiry: '2027-06-10' });
    idOf(await change(admin, 'EventBooking', { id, centre_event_id: winter }));
    expect(await booking(id, 'dateExpiry')).toEqual({ dateExpiry: '2026-12-01' });
    idOf(await change(admin, 'EventBooking', { id, centre_event_id: summer, date_expiry: '2027-01-15' }));
    expect(await booking(id, 'dateExpiry')).toEqual({ dateExpiry: '2027-01-15' });
    idOf(await change(admin, 'EventBooking', { id, centre_event_id: summer, notes: 'The same' }));
    expect(await booking(id, 'dateExpiry')).toEqual({ dateExpiry: '2027-01-15' });
  });
});

describe('an event that begins earlier than before (P1)', () => {
  it('takes its placeholders along, and nobody who is named; a later day leaves them (P3)', async () => {
    const { admin, make, book, bookFrom, booking, change, api } = world;
    const event = (await make.event()).id;
    const [late, early] = [
      idOf(await book(admin, event)),
      idOf(await book(admin, event, { date_expiry: '2026-12-01' })),
    ];
    const named = idOf(await bookFrom(admin, event, 'DE'));
    idOf(await change(admin, 'CentreEvent', { id: event, date_start: '2026-12-20' }));
    const days = () => Promise.all([late, early, named].map((id) => booking(id, 'dateExpiry')));
    const capped = [{ dateExpiry: '2026-12-20' }, { dateExpiry: '2026-12-01' }, { dateExpiry: null }];
    expect(await days()).toEqual(capped);
    expect((await auditsOf(api, 'EventBooking', late)).at(-1)).toMatchObject({
      oldValues: { date_expiry: '2027-06-10' },
      newValues: { date_expiry: '2026-12-20' },
    });
    idOf(await change(admin, 'CentreEvent', { id: event, date_start: '2027-06-10' }));
    expect(await days()).toEqual(capped);
    const undated = (await make.event({ date_start: null, date_end: null })).id;
    const open = idOf(await book(admin, undated));
    expect(await booking(open, 'dateExpiry')).toEqual({ dateExpiry: null });
    idOf(await change(admin, 'CentreEvent', { id: undated, date_start: '2026-12-20' }));
    expect(await booking(open, 'dateExpiry'), 'its first day at last').toEqual({ dateExpiry: '2026-12-20' });
  });
});

describe('a placeholder that could hold nothing (P1, P2)', () => {
  it('is not made once the event has begun, nor revived, nor brought there', async () => {
    const { admin, make, book, bookFrom, change } = world;
    const begun = (await make.event({ date_start: '2026-11-20', date_end: '2026-11-23' })).id;
    const today = (await make.event({ date_start: '2026-11-21', date_end: '2026-11-23' })).id;
    const refused = await book(admin, begun, { override_reason: 'Please' });
    expect(detailsOf(refused)).toMatchObject({ code: 'EVENT_OVER', overridable: false });
    expect(validationOf(refused)).toHaveProperty(['input.participant']);
    idOf(await bookFrom(admin, begun, 'DE'));
    const id = idOf(await book(admin, today));
    expect(outcomeOf(await change(admin, 'EventBooking', { id, centre_event_id: begun }))).toBe('EVENT_OVER');
    const cancelled = idOf(await book(admin, begun, { booking_status: 'CANCELLED' }));
    const revived = { id: cancelled, booking_status: 'NEW' };
    expect(outcomeOf(await change(admin, 'EventBooking', revived))).toBe('EVENT_OVER');
  });

  it('is given no day that has passed', async () => {
    const { admin, make, book, change } = world;
    const event = (await make.event()).id;
    const past = { date_expiry: '2026-11-20' };
    expect(validationOf(await book(admin, event, past))).toHaveProperty(['input.date_expiry']);
    const id = idOf(await book(admin, event));
    expect(validationOf(await change(admin, 'EventBooking', { id, ...past }))).toHaveProperty([
      'input.date_expiry',
    ]);
  });
});

describe('filters', () => {
  it('find placeholders by expiry, bookings by what is missing and by what is to come', async () => {
    const { admin, make, book, bookFrom } = world;
    const event = (await make.event({ collect_fields: ['dateArrival'] })).id;
    const soon = idOf(await book(admin, event, { date_expiry: '2026-11-25' }));
    const later = idOf(await book(admin, event, { date_expiry: '2026-11-26' }));
    const whole = idOf(await bookFrom(admin, event, 'DE', { date_arrival: '2027-06-09' }));
    const find = async (where: object) => {
      const query = `query ($where: EventBookingWhere) { eventBookings(where: $where, orderBy: [{ column: DATE_CREATED }]) { data { id } } }`;
      const { eventBookings } = await admin.ask(query, { where: { centre_event_id: event, ...where } });
      return (eventBookings as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    expect(await find({ date_expiry_lt: '2026-11-26' })).toEqual([soon]);
    expect(await find({ collect_status: 'COMPLETE' })).toEqual([whole]);
    expect(await find({ collect_status: 'INCOMPLETE' })).toEqual([soon, later]);
    expect(await find({ is_upcoming: true })).toEqual([soon, later, whole]);
    expect(await find({ is_upcoming: false })).toEqual([]);
  });
});
