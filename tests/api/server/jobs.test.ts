import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config/parseConfig.ts';
import { closeWaitingList } from '#server/modules/waitingListEntry/index.ts';
import { expirePlaceholders } from '#server/modules/eventBooking/index.ts';
import { forgetMails } from '#server/jobs/forgetOutdated.ts';
import { allJobs } from '#server/allJobs.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { forgetNotifications, notifySeats } from '#server/modules/notification/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { testNow, testPassports } from '#tests/setup/testDatabase.ts';
import { useApi } from '../useApi.ts';
import { deleting, updating } from '../mutations.ts';

/** What happens without anybody asking. Jobs take the clock as an argument; zones and their summer time are the events'. */
const api = useApi();
beforeAll(async () => {
  // The demo has placeholders that have run out and told nobody.
  for (const job of [closeWaitingList, expirePlaceholders, notifySeats])
    await job(api.app.database, new Date(testNow));
});

const at = (moment: string) => new Date(moment);
const minute = 60_000;
const day = 24 * 60 * minute;
const before = (ms: number) => new Date(Date.parse(testNow) - ms).toISOString();
const eventIn = async (time_zone: string, over: Fields = {}) =>
  api.make.event({ training_centre_id: (await api.make.centre({ time_zone })).id, ...over });
const bookingOf = (id: string) =>
  api.app.database.kysely
    .selectFrom('event_bookings')
    .select(['booking_status', 'cancel_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const entryOf = (id: string) =>
  api.app.database.kysely
    .selectFrom('waiting_list_entries')
    .select(['closed_at', 'closed_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const auditsBySystem = (type: string, id: string) =>
  api.app.database.kysely
    .selectFrom('audits')
    .select(['event', 'model', 'old_values', 'new_values', 'country_id'])
    .where('auditable_type', '=', type)
    .where('auditable_id', '=', id)
    .where('user_id', 'is', null)
    .execute();
const toldOf = async (entry: string) =>
  (
    await api.app.database.kysely
      .selectFrom('notifications')
      .select('id')
      .where('waiting_list_entry_id', '=', entry)
      .execute()
  ).length;

describe('placeholders that expire (P2)', () => {
  it.each([
    ['Pacific/Auckland', '2026-12-01', '2026-12-01T10:59:00Z', '2026-12-01T11:01:00Z'],
    ['America/Los_Angeles', '2026-12-01', '2026-12-02T07:59:00Z', '2026-12-02T08:01:00Z'],
    // The night in which the clocks go forward, and the day of 23 hours after it.
    ['Europe/Warsaw', '2027-03-27', '2027-03-27T22:59:00Z', '2027-03-27T23:01:00Z'],
    ['Europe/Warsaw', '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:01:00Z'],
  ])('in %s on %s hold through the end of that day', async (zone, date_expiry, before, after) => {
    const event = await eventIn(zone, { date_start: '2027-06-10', date_end: '2027-06-11' });
    const { id } = await api.make.booking({ centre_event_id: event.id, date_expiry });
    await expirePlaceholders(api.app.database, at(before));
    expect(await bookingOf(id)).toEqual({ booking_status: 'NEW', cancel_reason: null });
    await expirePlaceholders(api.app.database, at(after));
    expect(await bookingOf(id)).toEqual({ booking_status: 'CANCELLED', cancel_reason: 'EXPIRED' });
  });

  it('are audited as the system’s doing, once', async () => {
    const event = await eventIn('UTC', { name: 'Expiring course' });
    const { id } = await api.make.booking({ centre_event_id: event.id, date_expiry: '2027-04-01' });
    expect(await expirePlaceholders(api.app.database, at('2027-04-02T00:00:00Z'))).toBeGreaterThan(0);
    expect(await expirePlaceholders(api.app.database, at('2027-04-02T00:00:00Z'))).toBe(0);
    expect(await auditsBySystem('EventBooking', id)).toEqual([
      {
        event: 'updated',
        model: 'Expiring course',
        old_values: { booking_status: 'NEW', cancel_reason: null },
        new_values: { booking_status: 'CANCELLED', cancel_reason: 'EXPIRED' },
        country_id: '1',
      },
    ]);
    // P2: what is noted of it later leaves why it ended.
    await api.make.changed('EventBooking', { id, notes: 'Nobody was named' });
    expect(await bookingOf(id)).toMatchObject({ cancel_reason: 'EXPIRED' });
  });

  it('leave bookings with a participant, staff with one, and deleted ones alone', async () => {
    const event = await eventIn('UTC');
    const named = await api.make.booking({
      centre_event_id: event.id,
      participant: { connect: (await api.make.participant()).id },
    });
    const deleted = await api.make.booking({ centre_event_id: event.id, date_expiry: '2027-04-01' });
    const { kysely } = api.app.database;
    await kysely
      .updateTable('event_bookings')
      .set({ deleted_at: testNow })
      .where('id', '=', deleted.id)
      .execute();
    await expirePlaceholders(api.app.database, at('2027-06-01T00:00:00Z'));
    expect(await bookingOf(named.id)).toMatchObject({ booking_status: 'NEW' });
    expect(await bookingOf(deleted.id)).toMatchObject({ booking_status: 'NEW' });
  });

  it('tell the next on the list of the seat (W4)', async () => {
    const event = await eventIn('UTC', { max_trainees: 1 });
    await api.make.booking({ centre_event_id: event.id, date_expiry: '2027-05-01' });
    const entry = await api.make.waitingEntry({ centre_event_id: event.id });
    await expirePlaceholders(api.app.database, at('2027-05-01T23:59:00Z'));
    expect(await toldOf(entry.id)).toBe(0);
    await expirePlaceholders(api.app.database, at('2027-05-02T00:00:00Z'));
    expect(await toldOf(entry.id)).toBe(1);
  });
});

describe('seats that nobody freed by a write (W4)', () => {
  it('are told once, though the message was read', async () => {
    const event = await eventIn('UTC', { max_trainees: 0 });
    const entry = await api.make.waitingEntry({ centre_event_id: event.id });
    const { kysely } = api.app.database;
    // Jobs that ran for later days have freed seats of the demo.
    await notifySeats(api.app.database, at(testNow));
    expect(await toldOf(entry.id)).toBe(0);
    // As a script would do it.
    await kysely.updateTable('centre_events').set({ max_trainees: 1 }).where('id', '=', event.id).execute();
    expect(await notifySeats(api.app.database, at(testNow))).toBe(1);
    await kysely
      .updateTable('notifications')
      .set({ date_read: testNow })
      .where('waiting_list_entry_id', '=', entry.id)
      .execute();
    expect(await notifySeats(api.app.database, at(testNow))).toBe(0);
  });
});

describe('the waiting list of an event that starts (W6)', () => {
  it('closes when its first day begins where it takes place', async () => {
    const event = await eventIn('America/Los_Angeles', { date_start: '2027-06-10', max_trainees: 0 });
    const entry = await api.make.waitingEntry({ centre_event_id: event.id });
    const left = await api.make.waitingEntry({ centre_event_id: event.id });
    await api.make.deleted('WaitingListEntry', left.id);
    await closeWaitingList(api.app.database, at('2027-06-10T06:59:00Z'));
    expect(await entryOf(entry.id)).toEqual({ closed_at: null, closed_reason: null });
    const started = at('2027-06-10T07:00:00Z');
    expect(await closeWaitingList(api.app.database, started)).toBeGreaterThan(0);
    expect(await closeWaitingList(api.app.database, started)).toBe(0);
    expect(await entryOf(entry.id)).toEqual({
      closed_at: expect.stringMatching(/^2027-06-10T07:00:00/) as string,
      closed_reason: 'EVENT_STARTED',
    });
    expect(await entryOf(left.id), 'deleted before').toEqual({ closed_at: null, closed_reason: null });
    expect(await auditsBySystem('WaitingListEntry', entry.id)).toMatchObject([
      {
        event: 'updated',
        model: expect.stringContaining(' · ') as string,
        new_values: { closed_reason: 'EVENT_STARTED' },
      },
    ]);
  });

  it('stays closed where the event moves to later days; whoever waited may join anew', async () => {
    const event = await eventIn('UTC', { date_start: '2027-06-10', max_trainees: 0 });
    const participant = { connect: (await api.make.participant()).id };
    const waiting = { centre_event_id: event.id, participant };
    const entry = await api.make.waitingEntry(waiting);
    await closeWaitingList(api.app.database, at('2027-06-10T00:00:00Z'));
    await api.as('administrator').ask(updating('CentreEvent'), {
      input: { id: event.id, date_start: '2027-08-10', date_end: '2027-08-11' },
    });
    expect(await entryOf(entry.id)).toMatchObject({ closed_reason: 'EVENT_STARTED' });
    expect((await api.make.waitingEntry(waiting)).id).not.toBe(entry.id);
  });

  it('closes when the event is deleted', async () => {
    const event = await eventIn('UTC', { date_start: '2029-06-10', date_end: '2029-06-11', max_trainees: 0 });
    const entry = await api.make.waitingEntry({ centre_event_id: event.id });
    await api.as('administrator').ask(deleting('CentreEvent'), { id: event.id });
    await closeWaitingList(api.app.database, at(testNow));
    expect(await entryOf(entry.id)).toMatchObject({ closed_reason: 'EVENT_CANCELLED' });
  });
});

describe('mails and keys of resets', () => {
  const left = async () => {
    const { kysely } = api.app.database;
    const mails = await kysely
      .selectFrom('outgoing_mails')
      .select('subject_id')
      .where('kind', '=', 'PASSWORD_RESET')
      .execute();
    const resets = await kysely.selectFrom('password_resets').select('key_hash').execute();
    return [
      ...mails.map(({ subject_id }) => subject_id),
      ...resets.map(({ key_hash }) => key_hash),
    ].toSorted();
  };

  it('are forgotten when they are long done with (S7)', async () => {
    const { kysely } = api.app.database;
    const mail = { kind: 'PASSWORD_RESET', user_id: '1', created_at: before(99 * day) } as const;
    const done = { due_at: before(99 * day), sent_at: null, dropped_at: null, last_error: null };
    await kysely
      .insertInto('outgoing_mails')
      .values([
        { ...mail, ...done, subject_id: 'sent long ago', sent_at: before(30 * day + minute) },
        { ...mail, ...done, subject_id: 'given up long ago', dropped_at: before(30 * day + minute) },
        { ...mail, ...done, subject_id: 'sent', sent_at: before(30 * day - minute) },
        { ...mail, ...done, subject_id: 'given up', dropped_at: before(30 * day - minute) },
        { ...mail, ...done, subject_id: 'waiting' },
      ])
      .execute();
    const reset = { user_id: '1', created_at: before(9 * day), used_at: null };
    await kysely
      .insertInto('password_resets')
      .values([
        { ...reset, id: randomUUID(), key_hash: 'expired long ago', expires_at: before(day + minute) },
        { ...reset, id: randomUUID(), key_hash: 'expired', expires_at: before(day - minute) },
      ])
      .execute();
    expect(await forgetMails(api.app.database, at(testNow))).toBe(3);
    expect(await left()).toEqual(['expired', 'given up', 'sent', 'waiting']);
  });

  it('wake no sender where none is forgotten', async () => {
    const written: string[] = [];
    const stop = api.app.database.onWrite((tables) => written.push(...tables));
    expect(await forgetMails(api.app.database, at(testNow))).toBe(0);
    stop();
    expect(written).not.toContain('outgoing_mails');
  });
});

it('notices are forgotten a month after they were read, or after a year; a seat that is free is told no second time (W4)', async () => {
  const { kysely } = api.app.database;
  await kysely.deleteFrom('notifications').execute();
  const event = (await api.make.event()).id;
  const stale = { kind: 'DOCUMENT_STALE', centre_event_id: event, approved_document_id: '1' } as const;
  const seat = { kind: 'SEAT_FREE', centre_event_id: event, waiting_list_entry_id: '1' } as const;
  const [made, read] = [{ date_created: before(100 * day) }, { date_read: before(30 * day + minute) }];
  await kysely
    .insertInto('notifications')
    .values([
      { ...stale, ...made, ...read, user_id: '1' },
      { ...stale, ...made, date_read: before(30 * day - minute), user_id: '2' },
      { ...stale, ...made, user_id: '3' },
      { ...stale, date_created: before(365 * day + minute), user_id: '4' },
      { ...seat, ...made, ...read, user_id: '5' },
      { ...seat, ...made, ...read, date_gone: before(40 * day), user_id: '6' },
    ])
    .execute();
  expect(await forgetNotifications(api.app.database, at(testNow))).toBe(3);
  const left = await kysely.selectFrom('notifications').select('user_id').orderBy('id').execute();
  expect(left.map(({ user_id }) => user_id)).toEqual(['2', '3', '5']);
});

describe('jobs together', () => {
  it('all run, and leave the day of the database as it was', async () => {
    for (const job of Object.values(
      allJobs(parseConfig({ DATA_DIR: api.app.dataDir }), testPassports, api.app.app.contextOf),
    ))
      expect(await job(api.app.database, at('2027-06-20T12:00:00Z'))).toBeGreaterThanOrEqual(0);
    const { rows } = await sql<{ day: string }>`select local_today('UTC')::text as day`.execute(
      api.app.database.kysely,
    );
    expect(rows).toEqual([{ day: testNow.slice(0, 10) }]);
  });

  it('leave the work to another process that is at it', async ({ skip }) => {
    skip(api.app.database.kind === 'pglite', 'one process has the embedded database');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const other = jobTransaction(api.app.database, at(testNow), async () => {
      isHeld();
      await released;
    });
    await held;
    expect(await jobTransaction(api.app.database, at(testNow), () => Promise.resolve('done'))).toBeNull();
    release();
    await other;
    expect(await jobTransaction(api.app.database, at(testNow), () => Promise.resolve('done'))).toBe('done');
  });
});
