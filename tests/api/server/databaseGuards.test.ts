import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { UserError } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Writes } from '#server/graphql/write/Writes.ts';
import { bookingService } from '#server/modules/eventBooking/service.ts';
import { eventService } from '#server/modules/centreEvent/service.ts';
import { waitingListService } from '#server/modules/waitingListEntry/service.ts';
import type { Fields } from '#tests/factories/records.ts';
import { detailsOf, idOf, bookingWorldOf } from '../bookings/bookingWorld.ts';
import type { Answer } from '../Client.ts';
import { useApi } from '../useApi.ts';

/**
 * K2: what the database itself refuses, where no rule has said it before, reaches a client with the code of the rule.
 * The statements are run in a transaction of the write layer, as those of a rule with a hole in it would be.
 */
const world = bookingWorldOf(useApi());

async function refusalOf(service: Writes, statement: string): Promise<unknown> {
  const { database } = world.api.app;
  // Nothing else of a session is looked at.
  const session = { context: { database, now: () => new Date() } } as WriteSession;
  const work = service.transaction(session, async ({ tx }) => {
    await sql.raw(statement).execute(tx);
  });
  return work.then(
    () => 'not refused',
    (error: unknown) => error,
  );
}

const seat = (event: string, over: { type?: string; person?: string } = {}) =>
  `insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id)
   values ('NEW', '${over.type ?? 'TRAINEE'}', ${event}, ${over.person ?? 'null'}, 1)`;

const entry = (event: string, person: string) =>
  `insert into waiting_list_entries (centre_event_id, participant_id, author_id) values (${event}, ${person}, 1)`;

describe("the database's guard", () => {
  it('of seats refuses another type, another event and a revival (C4, guard_seat_update)', async () => {
    const { make, book, admin, sql: script } = world;
    const event = (await make.event({ max_trainees: 1, max_staff: 0 })).id;
    const cancelled = idOf(await book(admin, event, { booking_status: 'CANCELLED' }));
    const id = idOf(await book(admin, event));
    const other = idOf(await book(admin, (await make.event()).id));
    for (const [change, code] of [
      [`booking_type = 'STAFF' where id = ${id}`, 'STAFF_FULL'],
      [`centre_event_id = ${event} where id = ${other}`, 'EVENT_FULL'],
      [`booking_status = 'NEW', cancel_reason = null where id = ${cancelled}`, 'EVENT_FULL'],
    ]) {
      const refusal = await refusalOf(bookingService, `update event_bookings set ${change}`);
      expect(refusal instanceof UserError ? refusal.code : refusal, change).toBe(code);
    }
    await script(`update centre_events set max_trainees = 2 where id = ${event}`);
    await script(seat(event));
  });

  describe('tells what the rule tells (guard_seat_insert, guard_limits, unique indexes)', () => {
    const shapeOf = (extensions: Fields) => Object.keys(extensions).sort();
    const numbersOf = ({ code, limit, used, waiting }: Fields) => ({ code, limit, used, waiting });
    /** The same refusal from the rule, through the API, and from the guard alone. */
    async function compare(answer: Answer, service: Writes, statement: string): Promise<Fields> {
      const guard = await refusalOf(service, statement);
      if (!(guard instanceof UserError)) throw new Error('The guard has not refused.');
      const rule = detailsOf(answer);
      const told = { ...guard.extensions };
      expect(shapeOf(told)).toEqual(shapeOf(rule));
      expect(numbersOf(told)).toEqual(numbersOf(rule));
      expect(guard.message).toBe(answer.errors?.[0]?.message);
      return told;
    }

    it('of a full event (C4)', async () => {
      const { make, book, bookFrom, wait, personFrom, admin } = world;
      const event = (await make.event({ max_trainees: 1, max_staff: 2 })).id;
      idOf(await bookFrom(admin, event, 'SE'));
      idOf(await wait(admin, event, await personFrom('DE')));
      for (let staff = 0; staff < 2; staff += 1) idOf(await book(admin, event, { booking_type: 'STAFF' }));
      const full = await bookFrom(admin, event, 'SE');
      expect(await compare(full, bookingService, seat(event))).toMatchObject({
        code: 'EVENT_FULL',
        limit: 1,
        used: 1,
        waiting: 1,
      });
      const staff = await book(admin, event, { booking_type: 'STAFF' });
      expect(await compare(staff, bookingService, seat(event, { type: 'STAFF' }))).toMatchObject({
        code: 'STAFF_FULL',
        limit: 2,
        used: 2,
      });
    });

    it.each([
      ['max_trainees', 'TRAINEE'],
      ['max_staff', 'STAFF'],
    ])('of %s below what is booked (C5)', async (column, type) => {
      const { make, book, change, admin } = world;
      const event = (await make.event({ [column]: 3 })).id;
      for (let taken = 0; taken < 2; taken += 1) idOf(await book(admin, event, { booking_type: type }));
      const lowered = await change(admin, 'CentreEvent', { id: event, [column]: 1 });
      const statement = `update centre_events set ${column} = 1 where id = ${event}`;
      expect(await compare(lowered, eventService, statement)).toMatchObject({
        code: 'CAPACITY_BELOW_BOOKED',
        limit: 1,
        used: 2,
      });
    });

    it('of somebody who is booked, or waits, already (C9, W2)', async () => {
      const { make, book, wait, personFrom, admin } = world;
      const event = (await make.event({ max_trainees: 1 })).id;
      const [booked, waiting] = [await personFrom('SE'), await personFrom('SE')];
      const participant = { connect: booked };
      idOf(await book(admin, event, { participant }));
      idOf(await wait(admin, event, waiting));
      // No seat is asked for, so that it is the person that is refused.
      const again = await book(admin, event, { participant, booking_type: 'STAFF' });
      await compare(again, bookingService, seat(event, { type: 'STAFF', person: booked }));
      await compare(await wait(admin, event, waiting), waitingListService, entry(event, waiting));
    });
  });

  it('of the audit tells of a fault of ours, which no client hears of (S4)', async () => {
    for (const statement of ['delete from audits', 'update audits set event = null'])
      expect(await refusalOf(bookingService, statement)).toMatchObject({ code: '42501' });
  });

  it.each(['repeatable read', 'serializable'] as const)(
    'of seats and of limits refuses what counts on a snapshot: %s (guard_seat_snapshot, guard_limits_snapshot)',
    async (level) => {
      const event = (await world.make.event({ max_trainees: 3 })).id;
      const onSnapshot = (statement: string) =>
        world.api.app.database.kysely
          .transaction()
          .setIsolationLevel(level)
          .execute((tx) => sql.raw(statement).execute(tx));
      for (const statement of [
        seat(event),
        `update centre_events set max_trainees = 2 where id = ${event}`,
        `update centre_events set time_zone = 'Asia/Tokyo' where id = ${event}`,
      ])
        await expect(onSnapshot(statement), statement).rejects.toMatchObject({ code: '0A000' });
      await onSnapshot(
        `update centre_events set max_trainees = 3, name = 'Counted by nobody' where id = ${event}`,
      );
    },
  );

  it('of the cost categories refuses a cycle, and moves nothing on a snapshot (E3, guard_category_tree)', async () => {
    const top = (await world.make.costCategory()).id;
    const leaf = (await world.make.costCategory({ parent_id: top })).id;
    const { kysely } = world.api.app.database;
    const move = sql`update cost_categories set parent_id = ${leaf} where id = ${top}`;
    await expect(move.execute(kysely)).rejects.toMatchObject({ constraint: 'cost_categories_cycle' });
    const onSnapshot = kysely.transaction().setIsolationLevel('repeatable read');
    await expect(onSnapshot.execute((tx) => move.execute(tx))).rejects.toMatchObject({ code: '0A000' });
    await expect(sql`delete from cost_categories where id = ${top}`.execute(kysely)).rejects.toMatchObject({
      code: '23503',
    });
  });

  it.each([
    'update frozen_honoraria set fmv_amount = 1',
    "update frozen_honoraria set fmv_amount = 1, unfrozen_at = now(), unfreeze_reason = 'Slipped in'",
    'delete from frozen_honoraria',
    'truncate frozen_honoraria',
  ])(
    'of frozen honoraria refuses %s (H6, frozen_honoraria_stay, frozen_honoraria_never_truncated)',
    async (statement) => {
      const { kysely } = world.api.app.database;
      await expect(sql.raw(statement).execute(kysely)).rejects.toMatchObject({
        code: '23001',
        constraint: 'frozen_honoraria_stay',
      });
    },
  );

  it.each([
    "update exchange_rate_sets set day = day - 1, reason = 'Backdated'",
    'delete from exchange_rate_sets',
    'update exchange_rates set rate = 2 * rate',
    'delete from exchange_rates',
  ])(
    'of exchange rates refuses %s (H5, exchange_rate_sets_are_kept, exchange_rates_are_kept)',
    async (statement) => {
      const { kysely } = world.api.app.database;
      await expect(sql.raw(statement).execute(kysely)).rejects.toThrow(
        'A kept set of exchange rates never changes',
      );
    },
  );

  it.each([
    'update approval_steps set reason = null',
    'delete from approval_steps',
    'truncate approval_steps',
  ])(
    'of approvals refuses %s (F1, approval_steps_stay, approval_steps_never_truncated)',
    async (statement) => {
      const { kysely } = world.api.app.database;
      await expect(sql.raw(statement).execute(kysely)).rejects.toMatchObject({
        code: '23001',
        constraint: 'approval_steps_stay',
      });
    },
  );

  it.each([
    "update generated_documents set title = 'Another'",
    'delete from generated_documents',
    'truncate generated_documents cascade',
    "update generated_document_records set context = 'TRAINER'",
    'delete from generated_document_records',
    'truncate generated_document_records',
  ])(
    'of generated documents refuses %s (M4, generated_documents_never_change, generated_documents_never_go, generated_document_records_never_change, both _never_truncated)',
    async (statement) => {
      const { id } = await world.make.event();
      const work = world.api.app.database.transaction(async (tx) => {
        await sql`with made as (
            insert into generated_documents (impression_keys, title, file_name, file_hash, file_size, pages, language, fields, centre_event_id, author_id, date_created)
            values ('{}', 'Agenda', 'agenda.pdf', repeat('a', 64), 1, 1, 'en', '[]', ${id}, 1, now()) returning id)
          insert into generated_document_records (generated_document_id, binding, context, record_id)
          select id, 'CENTRE_EVENT', 'CENTRE_EVENT', ${id} from made`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
      await expect(work).rejects.toThrow('A generated document never changes');
    },
  );

  it('has no trigger that refuses and is not tested here', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select distinct t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and p.prosrc ilike '%raise exception%' order by 1`.execute(
      world.api.app.database.kysely,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'approval_steps_never_truncated',
      'approval_steps_stay',
      'audits_append_only',
      'audits_never_truncated',
      'exchange_rate_sets_are_kept',
      'exchange_rates_are_kept',
      'frozen_honoraria_never_truncated',
      'frozen_honoraria_stay',
      'generated_document_records_never_change',
      'generated_document_records_never_truncated',
      'generated_documents_never_change',
      'generated_documents_never_go',
      'generated_documents_never_truncated',
      'guard_category_tree',
      'guard_limits',
      'guard_limits_snapshot',
      'guard_seat_insert',
      'guard_seat_snapshot',
      'guard_seat_update',
    ]);
  });
});
