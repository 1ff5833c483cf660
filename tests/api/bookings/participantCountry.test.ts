import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { change as changeMany } from '../writes/changeWorld.ts';
import { deleting } from '../mutations.ts';

/** Somebody booked or waiting who moves to another country: limits (C6, C8), allowed countries (S2), the line (W4, W6). */
const world = bookingWorldOf(useApi());

const restricted = async (...codes: readonly string[]) =>
  world.make.event({
    name: 'Closed course',
    restrict_countries: true,
    allowed_countries: { sync: codes.map((code) => world.api.country(code)) },
  });
const move = (person: string, code: string, reason?: string) =>
  world.change(world.admin, 'Participant', {
    id: person,
    country_id: world.api.country(code),
    override_reason: reason,
  });
const bookPerson = (event: string, person: string, over = {}) =>
  world.book(world.admin, event, { participant: { connect: person }, ...over });

/** Whose rows are locked with a person, in their order. */
const around = ['waiting_list_entries', 'event_bookings', 'participants'];
function lockedTables() {
  const locked: string[] = [];
  const stop = world.api.app.database.onStatement((text) => {
    const [, table] = /from "?(\w+)"?.* for update/s.exec(text) ?? [];
    if (table) locked.push(table);
  });
  return { locked, stop };
}

describe('a change of country', () => {
  it.each(['TRAINEE', 'STAFF'])(
    'does not leave a %s on an event that does not take them (S2)',
    async (type) => {
      const { personFrom, change, admin } = world;
      const event = (await restricted('SE', 'DE')).id;
      const person = await personFrom('SE');
      const id = idOf(await bookPerson(event, person, { booking_type: type }));
      const refused = await move(person, 'JP', 'Please');
      expect(detailsOf(refused)).toMatchObject({
        code: 'COUNTRY_NOT_ALLOWED',
        country: 'Japan',
        overridable: false,
        nextSteps: ['ALLOW_COUNTRY'],
      });
      expect(validationOf(refused)['input.country_id']?.[0]).toMatch(/^Closed course: .*Japan/);
      idOf(await move(person, 'DE'));
      idOf(await change(admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
      idOf(await move(person, 'JP'));
    },
  );

  it('is free where the event was narrowed past the old country already (S2: narrowing never cancels)', async () => {
    const { personFrom, change, admin, api } = world;
    const event = (await restricted('SE')).id;
    const person = await personFrom('SE');
    idOf(await bookPerson(event, person));
    idOf(await change(admin, 'CentreEvent', { id: event, allowed_countries: { sync: [api.country('PL')] } }));
    idOf(await move(person, 'JP'));
  });

  it('meets the limit of the new country, with its numbers (C6, C8)', async () => {
    const { personFrom, make, admin, bookFrom } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('SE');
    idOf(await bookPerson(event, person));
    const helper = await personFrom('SE');
    idOf(await bookPerson(event, helper, { booking_type: 'STAFF' }));
    idOf(await move(helper, 'DE'));
    expect(detailsOf(await move(person, 'DE'))).toMatchObject({
      code: 'COUNTRY_LIMIT',
      limit: 1,
      used: 1,
      country: 'Germany',
      overridable: true,
    });
    idOf(await move(person, 'DE', 'Moved'));
  });

  it('tells of an event that is hidden neither its name nor its numbers (S1)', async () => {
    const { personFrom, make, admin, api, bookFrom, somebody, change } = world;
    const abroad = await make.centre({ country_id: api.country('FR') });
    const event = (
      await make.event({ training_centre_id: abroad.id, name: 'Closed', max_bookings_country: 1 })
    ).id;
    idOf(await bookFrom(admin, event, 'SE'));
    const person = await personFrom('DE');
    idOf(await bookPerson(event, person));
    const manager = await somebody('country_manager', 'DE', 'SE');
    const refused = await change(manager, 'Participant', { id: person, country_id: api.country('SE') });
    expect(outcomeOf(refused)).toBe('COUNTRY_LIMIT');
    const message = 'This person is booked on an event that you may not see, and it does not allow this.';
    expect(refused.errors?.[0]?.message).toBe(message);
    expect(validationOf(refused)).toEqual({ 'input.country_id': [message] });
    expect(detailsOf(refused)).not.toHaveProperty('limit');
  });

  it('changes why somebody waits, and who comes next (W4, W6)', async () => {
    const { personFrom, make, admin, bookFrom, wait, entry, somebody, change } = world;
    const event = (await make.event({ max_trainees: 2, max_bookings_country: 1 })).id;
    const booked = idOf(await bookFrom(admin, event, 'SE'));
    idOf(await bookFrom(admin, event, 'DE'));
    const person = await personFrom('PL');
    const first = idOf(await wait(admin, event, person));
    const booker = await somebody('booker', 'FR');
    const second = idOf(await wait(booker, event, await personFrom('FR')));
    idOf(await change(admin, 'EventBooking', { id: booked, booking_status: 'CANCELLED' }));
    expect((await entry(first, 'waitReason'))['waitReason']).toBe('SEAT_FREE');
    idOf(await move(person, 'DE'));
    expect((await entry(first, 'waitReason'))['waitReason']).toBe('COUNTRY_LIMIT');
    const { notifications } = await booker.ask('{ notifications { waitingListEntry { id } } }', {});
    expect(notifications).toEqual([{ waitingListEntry: { id: second } }]);
  });

  it('and a booking of the same person at the same moment do not both pass a limit (K1)', async () => {
    const { personFrom, make, admin, bookFrom, api } = world;
    const event = (await make.event({ max_bookings_country: 1 })).id;
    idOf(await bookFrom(admin, event, 'DE'));
    for (let round = 0; round < 8; round += 1) {
      const person = await personFrom('SE');
      const answers = await Promise.all([move(person, 'DE'), bookPerson(event, person)]);
      expect(['ok', 'COUNTRY_LIMIT', 'BUSY']).toEqual(expect.arrayContaining(answers.map(outcomeOf)));
      const told = await admin.ask(
        'query ($event: ID!, $country: ID) { told: eventAvailability(centre_event_id: $event, country_id: $country) { country { used } } }',
        { event, country: api.country('DE') },
      );
      expect(told['told']).toEqual({ country: { used: 1 } });
      // Whoever was booked as a Swede makes room for the next.
      await world.sql(
        `update event_bookings set booking_status = 'CANCELLED' where participant_id = ${person}`,
      );
    }
  });

  it('locks events, then who waits, then bookings, then the person, whatever is changed (K1)', async () => {
    const { personFrom, make, admin, change, api } = world;
    const event = (await make.event()).id;
    const person = await personFrom('SE');
    const booking = idOf(await bookPerson(event, person));
    const { locked, stop } = lockedTables();
    const input = { id: person, country_id: api.country('DE'), last_name: 'Renamed' };
    idOf(await change(admin, 'Participant', input));
    expect(locked).toEqual(['centre_events', ...around, 'participants']);
    locked.length = 0;
    idOf(await change(admin, 'Participant', { id: person, phone: '+46 8 1' }));
    expect(locked).toEqual(around);
    idOf(await change(admin, 'EventBooking', { id: booking, booking_status: 'CANCELLED' }));
    locked.length = 0;
    await admin.ask(deleting('Participant'), { id: person });
    stop();
    expect(locked).toEqual(around);
  });

  it('locks in the same order where many get more of a list', async () => {
    const { personFrom, admin } = world;
    const person = await personFrom('SE');
    const { locked, stop } = lockedTables();
    await changeMany(admin, { type: 'Participant', ids: [person], add: { spoken_languages: ['Latin'] } });
    stop();
    expect(locked.filter((table) => around.includes(table)).slice(0, 3)).toEqual(around);
  });
});
