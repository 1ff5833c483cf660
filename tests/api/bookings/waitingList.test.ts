import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { useApi } from '../useApi.ts';
import { waitingWorldOf } from './waitingWorld.ts';

/** W1–W4, W6: who waits, why, and whose turn it is. */
const world = bookingWorldOf(useApi());

const { fullEvent, waitFrom, cancel } = waitingWorldOf(world);
const line = 'position waitReason isNextEligible';

describe('joining (W2)', () => {
  it('is for those who cannot book', async () => {
    const { make, bookFrom, admin } = world;
    const open = (await make.event({ max_trainees: 5, max_bookings_country: 1 })).id;
    expect(detailsOf(await waitFrom(open, 'DE'))).toMatchObject({
      code: 'WAITING_NOT_NEEDED',
      nextSteps: ['BOOK_SEAT'],
    });
    idOf(await bookFrom(admin, open, 'DE'));
    idOf(await waitFrom(open, 'DE'));
    expect(outcomeOf(await waitFrom(open, 'PL'))).toBe('WAITING_NOT_NEEDED');
    const off = await fullEvent({ max_waiting_list: 0 });
    expect(outcomeOf(await waitFrom(off.event, 'DE'))).toBe('WAITING_LIST_OFF');
    expect(detailsOf(await bookFrom(admin, off.event, 'DE'))['nextSteps']).not.toContain('JOIN_WAITING_LIST');
    const short = await fullEvent({ max_waiting_list: 1 });
    idOf(await waitFrom(short.event, 'DE'));
    expect(detailsOf(await waitFrom(short.event, 'DE'))).toMatchObject({
      code: 'WAITING_LIST_FULL',
      limit: 1,
      used: 1,
    });
  });

  it('is closed to everybody once the event has begun, and asks nobody for a reason (W6)', async () => {
    const { admin, change, upgrade } = world;
    const { event } = await fullEvent();
    const seen = (id: string, of: string) =>
      admin.ask(
        `query ($id: ID!, $event: ID!) { waitingListEntry(id: $id) { id }
          waitingListEntries(where: { centre_event_id: $event }) { id }
          centreEvent(id: $event) { waitingListCount } }`,
        { id, event: of },
      );
    const id = idOf(await waitFrom(event, 'DE'));
    const days = [
      { date_start: '2026-11-21', date_end: null },
      { date_start: '2026-11-10', date_end: '2026-11-11' },
    ];
    for (const held of days) {
      idOf(await change(admin, 'CentreEvent', { id: event, ...held }));
      expect(detailsOf(await waitFrom(event, 'PL'))).toMatchObject({
        code: 'EVENT_OVER',
        overridable: false,
        nextSteps: ['CHOOSE_ANOTHER_EVENT'],
      });
      // Whether its entries have been closed yet or not.
      expect(await seen(id, event)).toEqual({
        waitingListEntry: null,
        waitingListEntries: [],
        centreEvent: { waitingListCount: 0 },
      });
      expect(detailsOf(await upgrade(admin, id))).toMatchObject({ code: 'EVENT_OVER' });
    }
  });

  it('and being booked exclude each other', async () => {
    const { admin, personFrom, wait, book } = world;
    const { event, booked } = await fullEvent();
    const person = await personFrom('DE');
    idOf(await wait(admin, event, person));
    await cancel(booked);
    const answer = await book(admin, event, {
      participant: { connect: person },
      override_reason: 'They asked first',
    });
    expect(detailsOf(answer)).toMatchObject({ code: 'WAITING_DUPLICATE', nextSteps: ['UPGRADE_ENTRY'] });
  });
});

describe('coming back to the line (W2, W6)', () => {
  const removedFrom = async (event: string, person?: string) => {
    const { admin, wait, personFrom, remove } = world;
    const id = idOf(await wait(admin, event, person ?? (await personFrom('DE'))));
    return idOf(await remove(admin, 'WaitingListEntry', id));
  };
  const back = (id: string) => world.restore(world.admin, 'WaitingListEntry', id);

  it('asks what joining asks', async () => {
    const { admin, personFrom, book, change, entry } = world;
    const { event, booked } = await fullEvent();
    const person = await personFrom('DE');
    const id = await removedFrom(event, person);
    expect(idOf(await back(id))).toBe(id);
    expect(await entry(id, 'position')).toEqual({ position: 1 });
    idOf(await world.remove(admin, 'WaitingListEntry', id));
    await cancel(booked);
    expect(detailsOf(await back(id))).toMatchObject({ code: 'WAITING_NOT_NEEDED', overridable: false });
    idOf(await book(admin, event, { participant: { connect: person } }));
    expect(outcomeOf(await back(id))).toBe('ALREADY_BOOKED');
    const narrow = await fullEvent();
    const narrowed = await removedFrom(narrow.event);
    const lists = { restrict_countries: true, allowed_countries: { sync: [world.api.country('SE')] } };
    idOf(await change(admin, 'CentreEvent', { id: narrow.event, ...lists }));
    expect(outcomeOf(await back(narrowed))).toBe('COUNTRY_NOT_ALLOWED');
  });

  it('finds the list closed, off or full as whoever joins does', async () => {
    const { admin, change } = world;
    const { event } = await fullEvent();
    const id = await removedFrom(event);
    idOf(await waitFrom(event, 'PL'));
    const set = async (over: object) => idOf(await change(admin, 'CentreEvent', { id: event, ...over }));
    await set({ max_waiting_list: 1 });
    expect(outcomeOf(await back(id))).toBe('WAITING_LIST_FULL');
    await set({ max_waiting_list: 0 });
    expect(outcomeOf(await back(id))).toBe('WAITING_LIST_OFF');
    await set({ max_waiting_list: null, date_start: '2026-11-21' });
    expect(outcomeOf(await back(id)), 'nothing is left of a line that is closed').toBe('NOT_FOUND');
  });
});

describe('the line (W1, W4, W6)', () => {
  it('has an order, a reason for everybody, and one who is next', async () => {
    const { entry, change, admin, api, somebody, wait, personFrom } = world;
    const { event, booked } = await fullEvent({ max_bookings_country: 1 });
    const pushed = await wait(await somebody('booker', 'DE'), event, await personFrom('DE'), { priority: 5 });
    expect(detailsOf(pushed)).toMatchObject({ code: 'QUEUE_NOT_FIRST', overridable: false });
    const [first, second, third] = [
      idOf(await waitFrom(event, 'DE')),
      idOf(await waitFrom(event, 'PL')),
      idOf(await waitFrom(event, 'PL', { priority: 5 })),
    ];
    const full = { waitReason: 'EVENT_FULL', isNextEligible: false };
    expect(await entry(third, line)).toEqual({ position: 1, ...full });
    expect(await entry(first, line)).toEqual({ position: 2, ...full });
    await cancel(booked);
    expect(await entry(third, line)).toEqual({ position: 1, waitReason: 'SEAT_FREE', isNextEligible: true });
    expect(await entry(second, line)).toEqual({ position: 3, waitReason: 'IN_LINE', isNextEligible: false });
    const plain = await change(admin, 'WaitingListEntry', { id: first, priority: 9 });
    expect(detailsOf(plain)).toMatchObject({ code: 'QUEUE_NOT_FIRST', overridable: true });
    idOf(await change(admin, 'WaitingListEntry', { id: first, priority: 9, override_reason: 'A speaker' }));
    expect(await entry(first, line)).toEqual({ position: 1, waitReason: 'SEAT_FREE', isNextEligible: true });
    expect((await auditsOf(api, 'WaitingListEntry', first)).at(-1)?.newValues).toEqual({
      priority: 9,
      override_reason: 'A speaker',
    });
    idOf(await change(admin, 'WaitingListEntry', { id: first, priority: null, override_reason: 'Ill' }));
    expect(await entry(first, 'priority'), 'nothing is as low as 0').toEqual({ priority: 0 });
  });

  it('keeps a place, and what was entered for it, to the person who waits (W1, G4)', async () => {
    const { entry, change, admin, personFrom } = world;
    const { event } = await fullEvent();
    const person = await personFrom('DE');
    const id = idOf(
      await world.wait(admin, event, person, { date_of_birth: '1980-02-03', arrival_flight: 'LH 1' }),
    );
    for (const participant of [{ connect: await personFrom('DE') }, { create: { last_name: 'New' } }, null]) {
      const answer = await change(admin, 'WaitingListEntry', { id, participant });
      expect(outcomeOf(answer)).toBe('ALREADY_ATTACHED');
      expect(validationOf(answer)).toHaveProperty(['input.participant']);
    }
    expect(await entry(id, 'participant { id } dateOfBirth')).toEqual({
      participant: { id: person },
      dateOfBirth: '1980-02-03',
    });
    idOf(await change(admin, 'WaitingListEntry', { id, participant: { connect: person }, notes: 'Late' }));
  });

  it('takes nobody over from another line (W1, W5)', async () => {
    const { entry, change, admin } = world;
    const [here, there] = [await fullEvent(), await fullEvent()];
    const moved = idOf(await waitFrom(here.event, 'DE', { priority: 5 }));
    const waiting = idOf(await waitFrom(there.event, 'DE'));
    const answer = await change(admin, 'WaitingListEntry', { id: moved, centre_event_id: there.event });
    expect(outcomeOf(answer)).toBe('VALIDATION');
    expect(Object.keys(validationOf(answer))).toEqual(['input.centre_event_id']);
    expect(await entry(waiting, 'position')).toEqual({ position: 1 });
    idOf(await change(admin, 'WaitingListEntry', { id: moved, centre_event_id: here.event, notes: 'Late' }));
  });

  it('passes over who is blocked: they freeze nobody (W3)', async () => {
    const { entry, bookFrom, admin, make } = world;
    const event = (await make.event({ max_trainees: 2, max_bookings_country: 1 })).id;
    const [booked] = [idOf(await bookFrom(admin, event, 'SE')), idOf(await bookFrom(admin, event, 'DE'))];
    const blocked = idOf(await waitFrom(event, 'DE'));
    const free = idOf(await waitFrom(event, 'PL'));
    await cancel(booked);
    expect(await entry(blocked, line)).toEqual({
      position: 1,
      waitReason: 'COUNTRY_LIMIT',
      isNextEligible: false,
    });
    expect(await entry(free, line)).toEqual({ position: 2, waitReason: 'SEAT_FREE', isNextEligible: true });
  });
});

describe('a freed seat (W3)', () => {
  it('is not for a booker while somebody eligible waits; few may skip the line, for a reason', async () => {
    const { somebody, bookFrom, wait, personFrom, admin } = world;
    const { event, booked } = await fullEvent();
    idOf(await waitFrom(event, 'DE'));
    await cancel(booked);
    const booker = await somebody('booker', 'DE');
    const refused = await bookFrom(booker, event, 'DE', { override_reason: 'Please' });
    expect(detailsOf(refused)).toMatchObject({ code: 'QUEUE_NOT_FIRST', ahead: 1, overridable: false });
    expect(detailsOf(refused)['nextSteps']).toContain('JOIN_WAITING_LIST');
    idOf(await wait(booker, event, await personFrom('DE')));
    idOf(await bookFrom(booker, event, 'DE', { booking_type: 'STAFF' }));
    expect(detailsOf(await bookFrom(admin, event, 'DE'))).toMatchObject({ overridable: true });
    idOf(await bookFrom(admin, event, 'DE', { override_reason: 'Agreed with the first in line' }));
  });
});
