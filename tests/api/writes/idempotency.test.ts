import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { forgetIdempotencyKeys } from '#server/jobs/forgetOutdated.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';

/** K5: a form that is sent twice makes one record. */
const api = useApi();
const send = saver(() => api);

const bookingOf = async (over: Fields = {}): Promise<Fields> => ({
  booking_status: 'NEW',
  booking_type: 'TRAINEE',
  centre_event_id: (await api.make.event()).id,
  notes: 'from a form',
  ...over,
});
const bookings = async (input: Fields): Promise<number> =>
  (
    await api.app.database.kysely
      .selectFrom('event_bookings')
      .select('id')
      .where('centre_event_id', '=', String(input['centre_event_id']))
      .execute()
  ).length;
const keys = () => api.app.database.kysely.selectFrom('idempotency_keys').selectAll().execute();

describe('a form with a key (K5)', () => {
  it('answers the stored booking when it is sent again, and writes nothing', async () => {
    const input = await bookingOf({ idempotency_key: randomUUID() });
    const first = made(await send('create', 'EventBooking', input, 'id dateModified notes'));
    const again = made(await send('create', 'EventBooking', input, 'id dateModified notes'));
    expect(again).toEqual(first);
    const { idempotency_key: key, ...rest } = input;
    const turned = {
      ...Object.fromEntries(Object.entries(rest).reverse()),
      idempotency_key: String(key).toUpperCase(),
    };
    expect(made(await send('create', 'EventBooking', turned, 'id dateModified notes'))).toEqual(first);
    expect(await bookings(input)).toBe(1);
    expect(await auditsOf(api, 'EventBooking', String(first['id']))).toHaveLength(1);
  });

  it('works for the waiting list, with a new participant in it', async () => {
    const event = await api.make.event({ max_trainees: 0 });
    const input = {
      centre_event_id: event.id,
      participant: { create: { last_name: 'Once', country_id: '1' } },
      idempotency_key: randomUUID(),
    };
    const first = made(await send('create', 'WaitingListEntry', input, 'id participant { id }'));
    expect(made(await send('create', 'WaitingListEntry', input, 'id participant { id }'))).toEqual(first);
    const persons = await api.app.database.kysely
      .selectFrom('participants')
      .select('id')
      .where('last_name', '=', 'Once')
      .execute();
    expect(persons).toHaveLength(1);
  });

  it('refuses other values, and another operation, under the same key', async () => {
    const input = await bookingOf({ idempotency_key: randomUUID(), passport_number: 'XK1234567' });
    made(await send('create', 'EventBooking', input));
    for (const other of [
      { ...input, notes: 'changed' },
      { ...input, passport_number: 'XK1234568' },
    ])
      expect(outcomeOf(await send('create', 'EventBooking', other))).toBe('IDEMPOTENCY_MISMATCH');
    const entry = {
      centre_event_id: input['centre_event_id'],
      idempotency_key: input['idempotency_key'],
    };
    expect(outcomeOf(await send('create', 'WaitingListEntry', entry))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await bookings(input)).toBe(1);
  });

  it('is one user’s own', async () => {
    const input = await bookingOf({ idempotency_key: randomUUID() });
    const one = made(await send('create', 'EventBooking', input, 'id'));
    const other = made(await send('create', 'EventBooking', input, 'id', 'global_manager'));
    expect(other['id']).not.toBe(one['id']);
  });

  it('must be a UUID', async () => {
    for (const key of ['form-1', '', `${randomUUID()}0`]) {
      const answer = await send('create', 'EventBooking', await bookingOf({ idempotency_key: key }));
      expect(Object.keys(validationOf(answer)), key).toEqual(['input.idempotency_key']);
    }
  });

  it('stores nothing of a form that failed, which may be mended and sent again', async () => {
    const input = await bookingOf({
      idempotency_key: randomUUID(),
      date_arrival: '2027-06-10',
      date_departure: '2027-06-09',
    });
    const before = (await keys()).length;
    expect(outcomeOf(await send('create', 'EventBooking', input))).toBe('VALIDATION');
    expect(await keys()).toHaveLength(before);
    made(await send('create', 'EventBooking', { ...input, date_departure: '2027-06-12' }));
    expect(await keys()).toHaveLength(before + 1);
  });

  it('asks for the right to book before it answers what was booked', async () => {
    const input = await bookingOf({ idempotency_key: randomUUID() });
    expect(outcomeOf(await send('create', 'EventBooking', input, 'id', 'viewer'))).toBe('FORBIDDEN');
  });

  it('leaves its key neither in the audit nor in the booking, nor its values in the key’s row', async () => {
    const key = randomUUID();
    const input = await bookingOf({ idempotency_key: key, passport_number: 'XK7654321' });
    const { id } = made(await send('create', 'EventBooking', input, 'id'));
    expect(JSON.stringify(await auditsOf(api, 'EventBooking', String(id)))).not.toContain(key);
    const row = (await keys()).find((stored) => stored.key === key);
    expect(row).toMatchObject({ result_id: id, operation: 'createEventBooking', user_id: '1' });
    expect(JSON.stringify(row)).not.toContain('XK7654321');
  });
});

describe('a form sent twice at once (K5)', () => {
  it('makes one booking', async () => {
    const input = await bookingOf({ idempotency_key: randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('create', 'EventBooking', input, 'id')),
    );
    const ids = answers.filter((answer) => outcomeOf(answer) === 'ok').map((answer) => made(answer)['id']);
    expect(new Set(ids).size).toBe(1);
    for (const outcome of answers.map(outcomeOf)) expect(['ok', 'IDEMPOTENCY_IN_FLIGHT']).toContain(outcome);
    expect(await bookings(input)).toBe(1);
  });

  it('is told that the first is still under way', async ({ skip }) => {
    skip(api.app.database.kind === 'pglite', 'one connection: the second waits and is answered');
    const input = await bookingOf({ idempotency_key: randomUUID() });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    // Whoever books waits for the event's row, with the key's lock taken already.
    const holder = api.app.database.transaction(async (tx) => {
      await tx
        .selectFrom('centre_events')
        .select('id')
        .where('id', '=', String(input['centre_event_id']))
        .forUpdate()
        .execute();
      isHeld();
      await released;
    });
    await held;
    const first = send('create', 'EventBooking', input, 'id');
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          api.app.database.kysely,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    const second = await send('create', 'EventBooking', input, 'id');
    release();
    await holder;
    expect(outcomeOf(second)).toBe('IDEMPOTENCY_IN_FLIGHT');
    expect(second.errors?.[0]?.extensions).toMatchObject({ status: 409 });
    const done = made(await first);
    expect(made(await send('create', 'EventBooking', input, 'id'))).toEqual(done);
  });
});

describe('forgetting keys', () => {
  it('takes those of more than a week ago', async () => {
    const { database } = api.app;
    const store = (key: string, created_at: string) =>
      database.kysely
        .insertInto('idempotency_keys')
        .values({ user_id: '1', key, operation: 'x', payload_hash: 'x', result_id: '1', created_at })
        .execute();
    const [old, recent] = [randomUUID(), randomUUID()];
    await store(old, '2020-01-01T11:59:00Z');
    await store(recent, '2020-01-01T12:01:00Z');
    expect(await forgetIdempotencyKeys(database, new Date('2020-01-08T12:00:00Z'))).toBe(1);
    const left = (await keys()).map(({ key }) => key);
    expect(left).toContain(recent);
    expect(left).not.toContain(old);
  });
});
