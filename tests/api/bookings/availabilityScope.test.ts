import { expect, it } from 'vitest';
import { ask, askOfPeople, availabilityQuery, type Told } from './askAvailability.ts';
import { idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf } from '../Client.ts';
import { creating } from '../mutations.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

/** Nothing is told of who and what is hidden, and nobody is promised what is for others to book (S1, S2). */
const world = bookingWorldOf(useApi());

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

it('tells that no seat is held for a country of others (C6, S2)', async () => {
  const { make, somebody, book, api } = world;
  const event = (await make.event()).id;
  const booker = await somebody('booker', 'DE', 'PL');
  for (const code of ['SE', 'PL']) {
    const country = api.country(code);
    const { eventAvailability } = await booker.ask(availabilityQuery, { event, country });
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
        (await who.ask(availabilityQuery, { event, country }))['eventAvailability'] as Told;
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
