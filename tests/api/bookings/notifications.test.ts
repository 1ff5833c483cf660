import { describe, expect, it } from 'vitest';
import { testNow } from '#tests/setup/testDatabase.ts';
import { mailRound } from '../server/mailRound.ts';
import { made } from '../writes/saver.ts';
import type { Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { markRead, notificationsQuery, seatWorldOf, toldTo } from './seatWorld.ts';

/** What becomes of a notice: it is mailed, and read (W4). */
const api = useApi();
const { send, joinAs, setStatus, fullEvent } = seatWorldOf(api);

describe('the mail of a free seat', () => {
  const mailsTo = async ({ id }: { readonly id: string }) =>
    (
      await api.app.database.kysely
        .selectFrom('outgoing_mails')
        .select(['sent_at', 'dropped_at'])
        .where('user_id', '=', id)
        .execute()
    ).map(({ sent_at, dropped_at }) => ({ isSent: sent_at !== null, isDropped: dropped_at !== null }));

  it('is not queued for a deactivated account', async () => {
    const { booker, booking } = await fullEvent();
    const { kysely } = api.app.database;
    await kysely.updateTable('users').set({ deactivated_at: testNow }).where('id', '=', booker.id).execute();
    await setStatus(booking.id, 'CANCELLED');
    expect(await mailsTo(booker)).toEqual([]);
  });

  it('is not sent to who has lost the country of the event (S2)', async () => {
    const [staying, leaving] = [await fullEvent('country_manager'), await fullEvent('country_manager')];
    for (const { booking } of [staying, leaving]) await setStatus(booking.id, 'CANCELLED');
    const { kysely } = api.app.database;
    await kysely.deleteFrom('user_countries').where('user_id', '=', leaving.booker.id).execute();
    await mailRound(api.app);
    expect(await mailsTo(staying.booker)).toEqual([{ isSent: true, isDropped: false }]);
    expect(await mailsTo(leaving.booker)).toEqual([{ isSent: false, isDropped: true }]);
  });

  it('wakes its sender only where somebody is told', async () => {
    const { event, booking } = await fullEvent();
    const wakes: boolean[] = [];
    const stop = api.app.database.onWrite((tables) => wakes.push(tables.has('outgoing_mails')));
    made(await send('update', 'CentreEvent', { id: event.id, max_bookings_user: 5 }));
    expect(wakes).not.toContain(true);
    await setStatus(booking.id, 'CANCELLED');
    stop();
    expect(wakes).toContain(true);
  });
});

describe('notifications', () => {
  it('are marked as read by their own user only, once', async () => {
    const { booker, booking } = await fullEvent();
    await setStatus(booking.id, 'CANCELLED');
    const ids = (await toldTo(booker)).map(({ id }) => id);
    expect(await markRead(api.as('administrator'), ids)).toBe(0);
    expect(await markRead(booker, [...ids, '999999', 'x', '-1'])).toBe(1);
    expect(await markRead(booker, ids)).toBe(0);
    expect((await toldTo(booker))[0]?.dateRead).toBe('2026-11-21T12:00:00.000Z');
  });

  it('are marked as read with all that are older, and none that came since', async () => {
    const { booker, event, entry } = await fullEvent();
    const other = await somebody(api, ['booker'], 'DE');
    const entries = [
      entry,
      await joinAs(booker, 'DE', event.id),
      await joinAs(booker, 'DE', event.id),
      entry,
    ];
    const rows = [booker, booker, booker, other].map(({ id }, index) => ({
      user_id: id,
      kind: 'SEAT_FREE' as const,
      centre_event_id: event.id,
      waiting_list_entry_id: entries[index]?.id ?? '',
      date_created: new Date(Date.UTC(2026, 0, 1, 9 - index)).toISOString(),
    }));
    await api.app.database.kysely.insertInto('notifications').values(rows).execute();
    const [, shown] = await toldTo(booker);
    const mark = async (who: Client) =>
      (
        await who.ask('mutation ($ids: [ID!]!) { count: markNotificationsRead(ids: $ids, older: true) }', {
          ids: [shown?.id],
        })
      )['count'];
    expect(await mark(other)).toBe(0);
    expect(await mark(booker)).toBe(2);
    expect((await toldTo(booker)).map(({ dateRead }) => dateRead === null)).toEqual([true, false, false]);
  });

  it('are the latest 50, newest first, in one statement, and after them the older ones', async () => {
    const { booker, event, entry } = await fullEvent();
    const rows = Array.from({ length: 55 }, (_, index) => ({
      user_id: booker.id,
      kind: 'SEAT_FREE' as const,
      centre_event_id: event.id,
      waiting_list_entry_id: entry.id,
      date_created: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      date_read: '2026-11-01T00:00:00Z',
    }));
    await api.app.database.kysely.insertInto('notifications').values(rows).execute();
    await booker.ask(notificationsQuery, {});
    const statements: string[] = [];
    const stop = api.app.database.onStatement((text) => statements.push(text));
    const { notifications } = await booker.ask(
      '{ notifications { id dateCreated centreEvent { name } } }',
      {},
    );
    stop();
    expect(statements.filter((text) => text.includes('"notifications"'))).toHaveLength(1);
    const moments = (notifications as { dateCreated: string }[]).map(({ dateCreated }) => dateCreated);
    expect(moments).toHaveLength(50);
    expect(moments[0]).toMatch(/^2026-01-03T06:00:00/);
    const last = (notifications as { id: string }[]).at(-1)?.id;
    const olderThan = async (who: Client, than: unknown) =>
      (
        await who.ask('query ($than: ID!) { older: olderNotifications(than: $than) { dateCreated } }', {
          than,
        })
      )['older'] as { dateCreated: string }[];
    const older = (await olderThan(booker, last)).map(({ dateCreated }) => dateCreated);
    expect(older).toHaveLength(5);
    const all = [...moments, ...older];
    expect(all).toEqual([...new Set(all)].sort().reverse());
    expect(await olderThan(api.as('administrator'), last)).toEqual([]);
    expect(await olderThan(booker, 'x')).toEqual([]);
  });
});
