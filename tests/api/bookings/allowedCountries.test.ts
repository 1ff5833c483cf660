import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailsOf, idOf, openBookingWorld, type BookingWorld } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';

/** S2: a restricted event takes people and placeholders of its countries only, whoever books, and nobody passes it. */
let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.api.close());

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
      nextSteps: ['CHOOSE_ANOTHER_EVENT', 'ASK_MANAGER'],
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

  it('has placeholders of its countries, and asks whose they are', async () => {
    const { admin, book, api } = world;
    const event = await swedish();
    const refused = await book(admin, event, { country_id: api.country('DE') });
    expect(detailsOf(refused)).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED', country: 'Germany' });
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
