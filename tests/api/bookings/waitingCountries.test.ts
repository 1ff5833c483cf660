import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { useApi } from '../useApi.ts';
import { creating } from '../mutations.ts';

/** Countries in the waiting line: whom a restricted event takes (S2), and entries whose country nobody knows (C6). */
const world = bookingWorldOf(useApi());

const reasonOf = async (id: string) => world.entry(id, 'waitReason isNextEligible');
const next = { waitReason: 'SEAT_FREE', isNextEligible: true };
const waits = (waitReason: string) => ({ waitReason, isNextEligible: false });
const toldOf = async (who: Client) => {
  const { notifications } = await who.ask('{ notifications { waitingListEntry { id } } }', {});
  return (notifications as readonly { waitingListEntry: { id: string } | null }[]).map(
    (each) => each.waitingListEntry?.id,
  );
};
const create = creating('WaitingListEntry');
const waitNameless = (who: Client, event: string) => who.send(create, { input: { centre_event_id: event } });

describe('an event that is narrowed later (S2, W4, W6)', () => {
  it('lets entries of other countries wait with their reason, and tells who is next', async () => {
    const { admin, make, api, bookFrom, wait, personFrom, change, upgrade, somebody } = world;
    const [se, de] = [api.country('SE'), api.country('DE')];
    const event = (
      await make.event({ max_trainees: 1, restrict_countries: true, allowed_countries: { sync: [se, de] } })
    ).id;
    const booked = idOf(await bookFrom(admin, event, 'SE'));
    const german = idOf(await wait(admin, event, await personFrom('DE')));
    const booker = await somebody('booker', 'SE');
    const swede = idOf(await wait(booker, event, await personFrom('SE')));
    idOf(await change(admin, 'EventBooking', { id: booked, booking_status: 'CANCELLED' }));
    expect(await reasonOf(german)).toEqual(next);
    expect(await toldOf(booker)).toEqual([]);

    idOf(await change(admin, 'CentreEvent', { id: event, allowed_countries: { sync: [se] } }));
    expect(await reasonOf(german)).toEqual(waits('COUNTRY_NOT_ALLOWED'));
    expect(await reasonOf(swede)).toEqual(next);
    expect(await toldOf(booker)).toEqual([swede]);
    const ofOne = await waitNameless(await somebody('global_manager', 'DE'), event);
    expect(outcomeOf(ofOne)).toBe('COUNTRY_NOT_ALLOWED');
    const refused = await upgrade(admin, german, 'Please');
    expect(outcomeOf(refused)).toBe('COUNTRY_NOT_ALLOWED');
    expect(Object.keys(validationOf(refused))).toEqual(['id']);

    idOf(await change(admin, 'CentreEvent', { id: event, restrict_countries: false }));
    expect(await reasonOf(german)).toEqual(next);
    expect(await reasonOf(swede)).toEqual(waits('IN_LINE'));
    // With nobody listed the restriction is a matter of roles alone.
    const none = { id: event, restrict_countries: true, allowed_countries: { sync: [] } };
    idOf(await change(admin, 'CentreEvent', none));
    expect(await reasonOf(german)).toEqual(next);
    idOf(await change(admin, 'CentreEvent', { id: event, allowed_countries: { sync: [se] } }));
    // A blocked entry does not freeze the others (W3).
    idOf(await upgrade(booker, swede));
  });
});

describe('an entry without a participant', () => {
  it('counts against the only country of its author (C6)', async () => {
    const { admin, make, bookFrom, somebody, change } = world;
    const event = (await make.event({ max_trainees: 2, max_bookings_country: 1 })).id;
    const [swedish] = [idOf(await bookFrom(admin, event, 'SE')), idOf(await bookFrom(admin, event, 'DE'))];
    const entry = idOf(await waitNameless(await somebody('booker', 'DE'), event));
    const other = idOf(await waitNameless(await somebody('booker', 'PL'), event));
    idOf(await change(admin, 'EventBooking', { id: swedish, booking_status: 'CANCELLED' }));
    expect(await reasonOf(entry)).toEqual(waits('COUNTRY_LIMIT'));
    expect(await reasonOf(other)).toEqual(next);
  });

  it('of an author of several waits until somebody is named, and freezes nobody', async () => {
    const { admin, make, bookFrom, somebody, change, upgrade, personFrom, booking } = world;
    const event = (await make.event({ max_trainees: 1 })).id;
    const booked = idOf(await bookFrom(admin, event, 'SE'));
    const booker = await somebody('booker', 'DE', 'SE');
    // W2: that a country is asked for is nothing to wait for.
    const free = (await make.event()).id;
    expect(outcomeOf(await waitNameless(booker, free))).toBe('WAITING_NOT_NEEDED');
    const nameless = idOf(await waitNameless(booker, event));
    const second = idOf(await waitNameless(await somebody('booker', 'PL'), event));
    idOf(await change(admin, 'EventBooking', { id: booked, booking_status: 'CANCELLED' }));
    expect(await reasonOf(nameless)).toEqual(waits('COUNTRY_REQUIRED'));
    expect(await reasonOf(second)).toEqual(next);
    // No limit by country is set: it is the author who makes it a question.
    expect(detailsOf(await upgrade(admin, nameless, 'Please'))).toMatchObject({ code: 'COUNTRY_REQUIRED' });
    expect((await upgrade(admin, nameless)).errors?.[0]?.message).toBe(
      'The author works in several countries, and it is not known who waits. Name the participant first.',
    );
    const somebodyBooked = { connect: String((await booking(booked, 'participantId'))['participantId']) };
    idOf(
      await change(admin, 'EventBooking', {
        id: booked,
        booking_status: 'NEW',
        override_reason: 'Came back',
      }),
    );
    const twice = await change(booker, 'WaitingListEntry', { id: nameless, participant: somebodyBooked });
    expect(outcomeOf(twice)).toBe('ALREADY_BOOKED');
    idOf(await change(admin, 'EventBooking', { id: booked, booking_status: 'CANCELLED' }));
    const named = { id: nameless, participant: { connect: await personFrom('DE') } };
    idOf(await change(booker, 'WaitingListEntry', named));
    expect(await reasonOf(nameless)).toEqual(next);
    expect((await booking(idOf(await upgrade(booker, nameless)), 'bookingStatus'))['bookingStatus']).toBe(
      'NEW',
    );
  });
});
