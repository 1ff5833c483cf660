import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';

/** S2: a restricted event takes people and placeholders of its countries only, whoever books, and nobody passes it. */
const world = bookingWorldOf(useApi());

const swedish = async (over = {}) => {
  const { make, api } = world;
  const listed = { restrict_countries: true, allowed_countries: { sync: [api.country('SE')] } };
  return (await make.event({ ...listed, ...over })).id;
};
const availability = `query ($event: ID!, $person: ID, $country: ID) {
  told: eventAvailability(centre_event_id: $event, participant_id: $person, country_id: $country) {
    bookTrainee { code overridable } bookStaff { code } joinWaitingList { code } } }`;
const told = async (event: string, about: object) =>
  (await world.admin.ask(availability, { event, ...about }))['told'];

describe('a restricted event (S2)', () => {
  it('is booked for people of its countries, as trainees and as staff', async () => {
    const { admin, bookFrom, change } = world;
    const event = await swedish();
    const refused = await bookFrom(admin, event, 'JP', { override_reason: 'Please' });
    expect(detailsOf(refused)).toMatchObject({
      code: 'COUNTRY_NOT_ALLOWED',
      country: 'Japan',
      overridable: false,
      nextSteps: ['CHOOSE_ANOTHER_EVENT', 'ALLOW_COUNTRY'],
    });
    expect(Object.keys(validationOf(refused))).toEqual(['input.participant']);
    expect(outcomeOf(await bookFrom(admin, event, 'JP', { booking_type: 'STAFF' }))).toBe(
      'COUNTRY_NOT_ALLOWED',
    );
    const id = idOf(await bookFrom(admin, event, 'SE'));
    // Narrowing never cancels, and whoever is booked stays so.
    const narrowed = { id: event, allowed_countries: { sync: [world.api.country('PL')] } };
    idOf(await change(admin, 'CentreEvent', narrowed));
    idOf(await change(admin, 'EventBooking', { id, notes: 'x' }));
  });

  it('has placeholders of its countries, asks whose they are, and says who may widen it', async () => {
    const { admin, book, api, somebody } = world;
    const event = await swedish();
    const refused = await book(admin, event, { country_id: api.country('DE') });
    const ways = (last: string) => ({ nextSteps: ['CHOOSE_COUNTRY', 'CHOOSE_ANOTHER_EVENT', last] });
    expect(detailsOf(refused)).toMatchObject({
      code: 'COUNTRY_NOT_ALLOWED',
      country: 'Germany',
      ...ways('ALLOW_COUNTRY'),
    });
    const booker = await somebody('booker', 'DE', 'SE');
    const notTheirs = await book(booker, event, { country_id: api.country('DE') });
    expect(detailsOf(notTheirs)).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED', ...ways('ASK_MANAGER') });
    expect(Object.keys(validationOf(refused))).toEqual(['input.country_id']);
    const asked = await book(admin, event);
    expect(outcomeOf(asked)).toBe('COUNTRY_REQUIRED');
    expect(Object.keys(validationOf(asked))).toEqual(['input.country_id']);
    idOf(await book(admin, event, { country_id: api.country('SE') }));
  });

  it('is asked again on attaching', async () => {
    const { admin, book, attach, personFrom, api } = world;
    const id = idOf(await book(admin, await swedish(), { country_id: api.country('SE') }));
    expect(outcomeOf(await attach(admin, id, await personFrom('DE'), 'Please'))).toBe('COUNTRY_NOT_ALLOWED');
    idOf(await attach(admin, id, await personFrom('SE')));
  });

  it('is not waited for by others', async () => {
    const { admin, wait, personFrom } = world;
    const event = await swedish({ max_trainees: 0 });
    const refused = await wait(admin, event, await personFrom('DE'));
    expect(outcomeOf(refused)).toBe('COUNTRY_NOT_ALLOWED');
    expect(Object.keys(validationOf(refused))).toEqual(['input.participant']);
    idOf(await wait(admin, event, await personFrom('SE')));
  });

  it('is told to the wizard as the mutations tell it', async () => {
    const { personFrom, api } = world;
    const event = await swedish();
    const no = { code: 'COUNTRY_NOT_ALLOWED' };
    const refused = { bookTrainee: { ...no, overridable: false }, bookStaff: no, joinWaitingList: no };
    expect(await told(event, { person: await personFrom('DE') })).toEqual(refused);
    expect(await told(event, { country: api.country('DE') })).toEqual(refused);
    const open = { bookTrainee: { code: null, overridable: false }, bookStaff: { code: null } };
    expect(await told(event, { person: await personFrom('SE') })).toMatchObject(open);
    // Nobody is chosen yet.
    expect(await told(event, {})).toMatchObject(open);
  });
});

/** S2: narrowing never cancels, it flags; defined by the very test that refuses whoever would be booked now. */
describe('an event that is narrowed', () => {
  const flagged = `query ($event: ID!) {
    one: centreEvent(id: $event) { eventBookings { id countryNotAllowed } }
    list: eventBookings(where: { centre_event_id: $event }, orderBy: [{ column: DATE_CREATED, order: ASC }]) { data { id countryNotAllowed } }
    found: eventBookings(where: { centre_event_id: $event, country_not_allowed: true }) { data { id } }
    others: eventBookings(where: { centre_event_id: $event, country_not_allowed: false }) { data { id } } }`;
  interface Ids {
    readonly data: readonly { readonly id: string }[];
  }
  const idsIn = (list: unknown) => (list as Ids).data.map(({ id }) => id).sort();
  /** Whether each of these bookings is flagged, on the list of bookings, by its filter, and with the event. */
  const flags = async (event: string, ids: readonly string[], who = world.admin) => {
    const { one, list, found, others } = await who.ask(flagged, { event });
    const rows = (list as { data: readonly { id: string; countryNotAllowed: boolean }[] }).data;
    expect((one as { eventBookings: unknown }).eventBookings).toEqual(rows);
    const byFlag = (flag: boolean) =>
      rows.filter((row) => row.countryNotAllowed === flag).map(({ id }) => id);
    expect([idsIn(found), idsIn(others)]).toEqual([byFlag(true).sort(), byFlag(false).sort()]);
    return ids.map((id) => rows.find((row) => row.id === id)?.countryNotAllowed);
  };
  const narrow = (id: string, over: object) => world.change(world.admin, 'CentreEvent', { id, ...over });
  const to = (...codes: readonly string[]) => ({
    restrict_countries: true,
    allowed_countries: { sync: codes.map((code) => world.api.country(code)) },
  });

  it('keeps its bookings and flags those of other countries, until it is widened', async () => {
    const { admin, make, bookFrom, book, booking, api } = world;
    const event = (await make.event()).id;
    const ids = [
      idOf(await bookFrom(admin, event, 'SE')),
      idOf(await bookFrom(admin, event, 'DE')),
      idOf(await bookFrom(admin, event, 'DE', { booking_type: 'STAFF' })),
      idOf(await book(admin, event, { country_id: api.country('DE') })),
      idOf(await book(admin, event)),
    ];
    const nobody = ids.map(() => false);
    expect(await flags(event, ids)).toEqual(nobody);
    idOf(await narrow(event, to('SE')));
    expect(await flags(event, ids)).toEqual([false, true, true, true, false]);
    for (const id of ids) expect(await booking(id, 'bookingStatus')).toEqual({ bookingStatus: 'NEW' });
    idOf(await narrow(event, to('SE', 'DE')));
    expect(await flags(event, ids)).toEqual(nobody);
    idOf(await narrow(event, to('FR')));
    expect(await flags(event, ids)).toEqual([true, true, true, true, false]);
    // With nobody on its list it is a matter of roles alone, and what is not restricted has no list.
    idOf(await narrow(event, to()));
    expect(await flags(event, ids)).toEqual(nobody);
    idOf(await narrow(event, { ...to('FR'), restrict_countries: false }));
    expect(await flags(event, ids)).toEqual(nobody);
  });

  it('flags nobody who moves into one of its countries, and whoever is of none', async () => {
    const { admin, make, personFrom, book, change, api } = world;
    const event = (await make.event()).id;
    const person = await personFrom('DE');
    const id = idOf(await book(admin, event, { participant: { connect: person } }));
    idOf(await narrow(event, to('SE')));
    const moved = async (country: string | null) => {
      idOf(await change(admin, 'Participant', { id: person, country_id: country }));
      return flags(event, [id]);
    };
    expect(await moved(api.country('PL'))).toEqual([true]);
    expect(await moved(null)).toEqual([true]);
    expect(await moved(api.country('SE'))).toEqual([false]);
  });

  it('flags who takes a seat only, and only before it is over', async () => {
    const { admin, make, bookFrom, change, sql } = world;
    const event = (await make.event()).id;
    const kept = idOf(await bookFrom(admin, event, 'DE'));
    const cancelled = idOf(await bookFrom(admin, event, 'DE'));
    idOf(await change(admin, 'EventBooking', { id: cancelled, booking_status: 'CANCELLED' }));
    idOf(await narrow(event, to('SE')));
    expect(await flags(event, [kept, cancelled])).toEqual([true, false]);
    await sql(
      `update centre_events set date_start = '2020-01-01', date_end = '2020-01-02' where id = ${event}`,
    );
    expect(await flags(event, [kept, cancelled])).toEqual([false, false]);
  });

  it('shows it to whoever sees the booking', async () => {
    const { make, bookFrom, somebody, api } = world;
    const centre = await make.centre({ country_id: api.country('DE') });
    const event = (await make.event({ training_centre_id: centre.id })).id;
    const booker = await somebody('booker', 'DE', 'SE');
    const id = idOf(await bookFrom(booker, event, 'DE'));
    idOf(await narrow(event, to('SE')));
    for (const who of [booker, await somebody('country_manager', 'DE', 'SE'), await somebody('logistics')])
      expect(await flags(event, [id], who)).toEqual([true]);
  });
});
