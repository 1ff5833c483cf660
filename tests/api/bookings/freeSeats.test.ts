import { describe, expect, it } from 'vitest';
import { notifySeats } from '#server/modules/notification/index.ts';
import { records } from '#tests/factories/records.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { made } from '../writes/saver.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';
import { markRead, seatWorldOf, toldTo } from './seatWorld.ts';

/** W4: a freed seat promotes nobody by itself; it tells the author of the next entry that could take it. */
const api = useApi();
const { send, eventIn, personFrom, bookFrom, joinAs, setStatus, fullEvent } = seatWorldOf(api);

describe('a seat that becomes free (W4)', () => {
  it('by a cancelled booking is told to the author of the next entry, and to nobody else', async () => {
    const { booker, event, booking, entry } = await fullEvent();
    expect(await toldTo(booker)).toEqual([]);
    const others = (await toldTo(api.as('administrator'))).length;
    await setStatus(booking.id, 'CANCELLED');
    expect(await toldTo(booker)).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'SEAT_FREE',
        centreEvent: { id: event.id },
        waitingListEntry: { id: entry.id, isNextEligible: true },
        dateRead: null,
      },
    ]);
    expect(await toldTo(api.as('administrator'))).toHaveLength(others);
    expect(await entriesOf(event.id)).toEqual([{ closed_at: null }]);
  });

  it('by a deleted booking, a raised limit or another type is told too', async () => {
    const deleted = await fullEvent();
    await api.as('administrator').ask(deleting('EventBooking'), { id: deleted.booking.id });
    expect(await toldTo(deleted.booker)).toHaveLength(1);
    const raised = await fullEvent();
    made(await send('update', 'CentreEvent', { id: raised.event.id, max_trainees: 2 }));
    expect(await toldTo(raised.booker)).toHaveLength(1);
    const staff = await fullEvent();
    made(await send('update', 'EventBooking', { id: staff.booking.id, booking_type: 'STAFF' }));
    expect(await toldTo(staff.booker)).toHaveLength(1);
  });

  it('whose first in line leaves is told to who comes next', async () => {
    const { booking, event, entry } = await fullEvent();
    const others = [await somebody(api, ['booker'], 'DE'), await somebody(api, ['booker'], 'DE')] as const;
    const [second, third] = others;
    const person = (await personFrom('DE')).id;
    const waiting = { centre_event_id: event.id, participant: { connect: person } };
    await records(second.ask).waitingEntry(waiting);
    await joinAs(third, 'DE', event.id);
    await setStatus(booking.id, 'CANCELLED');
    expect(await toldTo(second)).toEqual([]);
    await api.make.deleted('WaitingListEntry', entry.id);
    expect(await toldTo(second)).toHaveLength(1);
    expect(await toldTo(third)).toEqual([]);
    await api
      .as('administrator')
      .ask('mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }', {
        input: { id: person, reason: 'Asked for by letter' },
      });
    expect(await toldTo(third), 'erased (G5)').toHaveLength(1);
  });

  it('whose first in line is upgraded, or is no longer the first, is told to who comes next', async () => {
    const [upgraded, passed] = [await fullEvent(), await fullEvent()];
    const [second, other] = [await somebody(api, ['booker'], 'DE'), await somebody(api, ['booker'], 'DE')];
    await joinAs(second, 'DE', upgraded.event.id);
    const preferred = await joinAs(other, 'DE', passed.event.id);
    for (const { event } of [upgraded, passed])
      made(await send('update', 'CentreEvent', { id: event.id, max_trainees: 3 }));
    expect([await toldTo(second), await toldTo(other)]).toEqual([[], []]);
    const upgrade = 'mutation ($id: ID!) { upgradeWaitingListEntryToBooking(id: $id) { id } }';
    await api.as('administrator').ask(upgrade, { id: upgraded.entry.id });
    const first = { id: preferred.id, priority: 1, override_reason: 'A speaker' };
    made(await send('update', 'WaitingListEntry', first));
    expect([await toldTo(second), await toldTo(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not told by a change that frees none', async () => {
    const { booker, booking, event } = await fullEvent();
    made(await send('update', 'EventBooking', { id: booking.id, notes: 'x' }));
    await setStatus(booking.id, 'PENDING');
    made(await send('update', 'CentreEvent', { id: event.id, description: 'x' }));
    expect(await toldTo(booker)).toEqual([]);
  });

  it('is told once while nobody has read it, whatever happens to the seat', async () => {
    const { booker, booking } = await fullEvent();
    await setStatus(booking.id, 'CANCELLED');
    await setStatus(booking.id, 'NEW');
    await setStatus(booking.id, 'CANCELLED');
    expect(await toldTo(booker)).toHaveLength(1);
  });

  it('is not told again to who has read it and is still the next, but when the turn was lost and comes back', async () => {
    const { booker, booking, event } = await fullEvent();
    const isUnread = async () => (await toldTo(booker)).map(({ dateRead }) => dateRead === null);
    const setLimit = async (max_trainees: number) =>
      made(await send('update', 'CentreEvent', { id: event.id, max_trainees }));
    await setStatus(booking.id, 'CANCELLED');
    await markRead(booker, [(await toldTo(booker))[0]?.id ?? '']);
    await setLimit(2);
    await setStatus(booking.id, 'NEW');
    await setStatus(booking.id, 'CANCELLED');
    await notifySeats(api.app.database, new Date(testNow));
    expect(await isUnread()).toEqual([false]);
    await setLimit(0);
    await setLimit(1);
    expect(await isUnread()).toEqual([true, false]);
  });

  it('whose turn passes to the next of another country is told to that one (W3)', async () => {
    const [german, polish] = [await somebody(api, ['booker'], 'DE'), await somebody(api, ['booker'], 'PL')];
    const event = await eventIn('DE', { max_trainees: 1, max_bookings_country: 1 });
    const booking = await bookFrom('SE', event.id);
    await joinAs(german, 'DE', event.id);
    await joinAs(polish, 'PL', event.id);
    await setStatus(booking.id, 'CANCELLED');
    made(await send('update', 'CentreEvent', { id: event.id, max_trainees: 2 }));
    expect([await toldTo(german), await toldTo(polish)].map(({ length }) => length)).toEqual([1, 0]);
    await api.make.booking({
      centre_event_id: event.id,
      participant: { connect: (await personFrom('DE')).id },
      override_reason: 'agreed',
    });
    expect([await toldTo(german), await toldTo(polish)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('passes over whoever is blocked by their country’s limit (W3)', async () => {
    const first = await somebody(api, ['booker'], 'DE');
    const event = await eventIn('DE', { max_trainees: 2, max_bookings_country: 1 });
    await bookFrom('DE', event.id);
    const french = await bookFrom('FR', event.id);
    await joinAs(first, 'DE', event.id);
    const italian = await joinAs(api.as('global_manager'), 'IT', event.id);
    await setStatus(french.id, 'CANCELLED');
    expect(await toldTo(first)).toEqual([]);
    expect((await toldTo(api.as('global_manager')))[0]?.waitingListEntry?.id).toBe(italian.id);
  });

  it('of an event that has begun is told to nobody (W6)', async () => {
    const { booker, event, booking } = await fullEvent();
    await api.app.database.kysely
      .updateTable('centre_events')
      .set({ date_start: '2026-11-21', date_end: '2026-11-30' })
      .where('id', '=', event.id)
      .execute();
    await setStatus(booking.id, 'CANCELLED');
    expect(await toldTo(booker)).toEqual([]);
  });
});

describe('a seat whose waiting entry has an author who can no longer give it (W4)', () => {
  it('is told to the managers of the event’s country, and to its author again once they can', async () => {
    const { booker, booking, event } = await fullEvent();
    const manager = await somebody(api, ['country_manager'], 'DE');
    const elsewhere = await somebody(api, ['country_manager'], 'PL');
    const job = () => notifySeats(api.app.database, new Date(testNow));
    const standing = async () =>
      (
        await api.app.database.kysely
          .selectFrom('notifications')
          .select('user_id')
          .where('centre_event_id', '=', event.id)
          .where('date_gone', 'is', null)
          .execute()
      ).map(({ user_id }) => String(user_id));
    await setStatus(booking.id, 'CANCELLED');
    expect(await toldTo(manager)).toEqual([]);
    await setDeactivated(booker.id, testNow);
    await job();
    expect([await toldTo(manager), await toldTo(elsewhere)].map(({ length }) => length)).toEqual([1, 0]);
    expect(await standing()).toContain(manager.id);
    expect(await standing()).not.toContain(booker.id);
    expect(await job()).toBe(0);
    await setDeactivated(booker.id, null);
    await job();
    expect(await standing()).toEqual([booker.id]);
  });

  it('is told to who gives seats everywhere, where the country has no manager', async () => {
    const booker = await somebody(api, ['booker'], 'IS');
    const event = await eventIn('IS', { max_trainees: 1 });
    const booking = await bookFrom('IS', event.id);
    await joinAs(booker, 'IS', event.id);
    const global = api.as('global_manager');
    const before = (await toldTo(global)).length;
    await api.app.database.kysely.deleteFrom('user_roles').where('user_id', '=', booker.id).execute();
    await setStatus(booking.id, 'CANCELLED');
    expect([(await toldTo(global)).length - before, (await toldTo(booker)).length]).toEqual([1, 0]);
  });
});

const setDeactivated = (id: string, deactivated_at: string | null) =>
  api.app.database.kysely.updateTable('users').set({ deactivated_at }).where('id', '=', id).execute();

const entriesOf = (event: string) =>
  api.app.database.kysely
    .selectFrom('waiting_list_entries')
    .select('closed_at')
    .where('centre_event_id', '=', event)
    .execute();
