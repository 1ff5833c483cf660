import { describe, expect, it } from 'vitest';
import { detailsOf, idOf, bookingWorldOf } from './bookingWorld.ts';
import { outcomeOf } from '../Client.ts';
import { auditsOf } from '../writes/crudSuite.ts';
import { useApi } from '../useApi.ts';
import { waitingWorldOf } from './waitingWorld.ts';

const world = bookingWorldOf(useApi());
const { fullEvent, waitFrom, cancel } = waitingWorldOf(world);

describe('upgrading (W5)', () => {
  it('makes one booking of the entry, however often it is asked for', async () => {
    const { admin, api, somebody, personFrom, wait, upgrade, booking } = world;
    const { event, booked } = await fullEvent();
    const booker = await somebody('booker', 'DE');
    const person = await personFrom('DE');
    const id = idOf(
      await wait(booker, event, person, {
        date_arrival: '2027-06-09',
        passport_number: 'XK1234567',
        notes: 'n',
      }),
    );
    idOf(await world.change(admin, 'WaitingListEntry', { id, notes: 'n' }));
    idOf(await world.change(admin, 'WaitingListEntry', { id, arrival_from: 'Kiel' }));
    const full = await upgrade(admin, id);
    expect(detailsOf(full)).toMatchObject({
      code: 'EVENT_FULL',
      nextSteps: ['CHOOSE_ANOTHER_EVENT', 'RAISE_LIMIT'],
    });
    expect(await world.entry(id, 'position')).toEqual({ position: 1 });
    await cancel(booked);
    const made = idOf(await upgrade(admin, id));
    expect(idOf(await upgrade(booker, id))).toBe(made);
    const fields =
      'bookingStatus bookingType participantId dateArrival passportNumber notes author { fullName } authorId';
    const { authorId, author: _author, ...rest } = await booking(made, fields);
    expect(rest).toEqual({
      bookingStatus: 'NEW',
      bookingType: 'TRAINEE',
      participantId: person,
      dateArrival: '2027-06-09',
      passportNumber: '••••67',
      notes: 'n',
    });
    expect(authorId).not.toBe('1');
    expect(await world.entry(id, 'id')).toBeNull();
    expect((await auditsOf(api, 'WaitingListEntry', id)).at(-1)?.newValues).toMatchObject({
      closed_reason: 'UPGRADED',
      event_booking_id: made,
    });
  });

  it('keeps to the line; skipping it needs a reason', async () => {
    const { admin, upgrade, api } = world;
    const { event, booked } = await fullEvent();
    const first = idOf(await waitFrom(event, 'DE'));
    const second = idOf(await waitFrom(event, 'DE'));
    await cancel(booked);
    // K3: who is on the list is not told to join it.
    expect(detailsOf(await upgrade(admin, second))).toMatchObject({
      code: 'QUEUE_NOT_FIRST',
      nextSteps: ['GIVE_REASON', 'CHOOSE_ANOTHER_EVENT'],
    });
    const made = idOf(await upgrade(admin, second, 'The first is ill'));
    expect((await auditsOf(api, 'EventBooking', made))[0]?.newValues).toMatchObject({
      override_reason: 'The first is ill',
    });
    expect((await auditsOf(api, 'WaitingListEntry', second)).at(-1)?.newValues).toMatchObject({
      override_reason: 'The first is ill',
    });
    expect(outcomeOf(await upgrade(admin, first))).toBe('EVENT_FULL');
    await world.sql(
      `update waiting_list_entries set closed_at = now(), closed_reason = 'EVENT_STARTED' where id = ${first}`,
    );
    expect(outcomeOf(await upgrade(admin, first))).toBe('ENTRY_CLOSED');
    const removed = idOf(await waitFrom(event, 'DE'));
    idOf(await world.remove(admin, 'WaitingListEntry', removed));
    expect(outcomeOf(await upgrade(admin, removed))).toBe('NOT_FOUND');
  });

  it('ends as the event begins, whether the entry has been closed by then or not (W6)', async () => {
    const { admin, upgrade, change } = world;
    const { event, booked } = await fullEvent();
    const id = idOf(await waitFrom(event, 'DE'));
    await cancel(booked);
    idOf(await change(admin, 'CentreEvent', { id: event, date_start: '2026-11-21' }));
    expect(detailsOf(await upgrade(admin, id, 'Please'))).toMatchObject({
      code: 'EVENT_OVER',
      overridable: false,
    });
  });
});
