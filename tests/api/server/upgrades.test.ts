import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';

/** Databases that an earlier version has left at one of its steps. Dumps of whole versions are in tests/releases. */
const passports = new ColumnCipher(Buffer.alloc(32, 1));
let server: ServerDatabase;
let database: Database;
beforeAll(async () => {
  server = await createServerDatabase();
  database = await openDatabase({ url: server.url, poolSize: 1 });
});
beforeEach(async () => {
  await run('drop schema public cascade');
  await run('create schema public');
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const migrateTo = (last: string) =>
  migrate(
    database,
    { passports },
    Object.fromEntries(Object.entries(migrations).filter(([name]) => name.slice(0, 4) <= last)),
  );
const migrateToday = () => migrate(database, { passports });
const run = (statement: string) => sql.raw(statement).execute(database.kysely);

const written = '2026-11-20 10:00:00+00';

/** What versions before 0012 wrote: two bookings and an entry with passports in clear, and a booking without. */
async function insertInClear(): Promise<void> {
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(`insert into participants (last_name) values ('Möbius'), ('Ångström'), ('Żak')`);
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id)
    values ('Überlingen', '2027-08-30', '2027-08-31', 'UTC', 1, 1)`);
  await run(`insert into event_bookings
    (booking_status, booking_type, centre_event_id, participant_id, author_id, passport_number, passport_country_issue, passport_expiration_date, date_modified)
    values ('NEW', 'TRAINEE', 1, 1, 1, 'XK123王7', 'NZ', '2028-02-28', '${written}'),
      ('NEW', 'TRAINEE', 1, 2, 1, 'X1234', null, '2028-02-29', '${written}'),
      ('NEW', 'TRAINEE', 1, 3, 1, null, null, null, '${written}')`);
  await run(`insert into waiting_list_entries (centre_event_id, participant_id, author_id, passport_country_issue, date_modified)
    values (1, 3, 1, 'PL', '${written}')`);
}

/** In clear again, as they were sealed. */
async function passportsOf(table: string): Promise<readonly unknown[]> {
  const { rows } = await sql<
    Record<'number' | 'country' | 'expiry' | 'hint', string | null> & { soon: boolean | null }
  >`
    select passport_number as number, passport_country_issue as country, passport_expiration_date as expiry,
      passport_number_hint as hint, passport_expires_soon as soon
    from ${sql.table(table)} order by id`.execute(database.kysely);
  const open = (sealed: string | null, column: string) => sealed && passports.open(sealed, { table, column });
  return rows.map(({ number, country, expiry, hint, soon }) => [
    open(number, 'passport_number'),
    open(country, 'passport_country_issue'),
    open(expiry, 'passport_expiration_date'),
    hint,
    soon,
  ]);
}

describe('passports in clear (G4)', () => {
  it.each(['0010', '0013'])(
    'are sealed in a database at %s, and no record counts as changed (K6)',
    async (last) => {
      await migrateTo('0010');
      await insertInClear();
      await migrateTo(last);
      await migrateToday();
      expect(await passportsOf('event_bookings')).toEqual([
        ['XK123王7', 'NZ', '2028-02-28', '王7', true],
        ['X1234', null, '2028-02-29', null, false],
        [null, null, null, null, null],
      ]);
      expect(await passportsOf('waiting_list_entries')).toEqual([[null, 'PL', null, null, null]]);
      const { rows } = await sql<{ count: string }>`select count(*) as count from
      (select date_modified from event_bookings union all select date_modified from waiting_list_entries) written
      where date_modified = ${written}`.execute(database.kysely);
      expect(rows[0]?.count).toBe('4');
      await run(`update event_bookings set notes = 'changed'`);
      const touched = await run(`select 1 from event_bookings where date_modified = '${written}'`);
      expect(touched.rows).toEqual([]);
      const checks = await run(
        `select 1 from pg_constraint where conname like '%\\_sealed' and convalidated`,
      );
      expect(checks.rows.length).toBe(6);
    },
  );

  it('that lie in the waiting list of a database past 0014 are sealed, too', async () => {
    await migrateTo('0010');
    await insertInClear();
    await run(`create table set_aside as select id, passport_country_issue from waiting_list_entries`);
    await run(`update waiting_list_entries set passport_country_issue = null`);
    await migrateTo('0024');
    const constraint = 'waiting_list_entries_passport_country_issue_sealed';
    await run(`alter table waiting_list_entries rename constraint ${constraint} to set_aside`);
    const { rows } = await sql<{ check: string }>`
      select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'set_aside'`.execute(
      database.kysely,
    );
    await run(`alter table waiting_list_entries drop constraint set_aside`);
    await run(
      `update waiting_list_entries w set passport_country_issue = s.passport_country_issue from set_aside s`,
    );
    await run(`alter table waiting_list_entries add constraint ${constraint} ${rows[0]?.check}`);
    await migrateToday();
    expect(await passportsOf('waiting_list_entries')).toEqual([[null, 'PL', null, null, null]]);
  });
});

it('keeps the refresh tokens of open sessions, until what pages have kept must not pass for a cookie (S7)', async () => {
  await migrateTo('0009');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(`insert into sessions (user_id, refresh_token_hash, previous_refresh_token_hash, expires_at, absolute_expires_at)
    values (1, 'now', 'before', '2030-01-01', '2030-01-02'), (1, 'only', null, '2030-01-01', '2030-01-02')`);
  expect((await migrateTo('0028')).applied).toContain('0010_session_tokens');
  const tokens = await database.kysely
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .select((each) => [
      'token_hash',
      each('session_tokens.generation', '=', each.ref('sessions.generation')).as('current'),
    ])
    .orderBy('token_hash')
    .execute();
  expect(tokens).toEqual([
    { token_hash: 'before', current: false },
    { token_hash: 'now', current: true },
    { token_hash: 'only', current: true },
  ]);
  expect((await migrateToday()).applied).toContain('0029_refresh_cookies');
  expect(await database.kysely.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
  expect(await database.kysely.selectFrom('sessions').select('revoked_at').execute()).toEqual([
    { revoked_at: null },
    { revoked_at: null },
  ]);
});

describe('names to sign in with', () => {
  const insert = (...users: readonly (readonly [username: string, email: string])[]) =>
    Promise.all(
      users.map(([username, email]) =>
        sql`insert into users (username, user_email) values (${username}, ${email})`.execute(database.kysely),
      ),
    );

  it('are cleaned of what nobody sees, and belong to their users', async () => {
    await migrateTo('0032');
    await insert(['ａnna\u200b  b ', 'Anna@b.example\u2060'], ['\u200b\u200b', 'c@b.example']);
    await migrateToday();
    const users = await database.kysely
      .selectFrom('users')
      .select(['username', 'user_email'])
      .orderBy('id')
      .execute();
    expect(users).toEqual([
      { username: 'anna b', user_email: 'Anna@b.example' },
      { username: 'user 2', user_email: 'c@b.example' },
    ]);
    const names = await database.kysely.selectFrom('account_names').selectAll().orderBy('key').execute();
    expect(names).toEqual([
      { key: 'anna b', user_id: '1' },
      { key: 'anna@b.example', user_id: '1' },
      { key: 'c@b.example', user_id: '2' },
      { key: 'user 2', user_id: '2' },
    ]);
  });

  it('that two people have are named, and the database stays as it was', async () => {
    await migrateTo('0032');
    await insert(['anna', 'a@b.example'], ['ＡＮＮＡ', 'c@b.example'], ['A@b.example', 'd@b.example']);
    await expect(migrateToday()).rejects.toThrow(
      /same name:\n {2}- user 1 \(e-mail address "a@b.example"\) and user 3 \(user name "A@b.example"\)\n {2}- user 1 \(user name "anna"\) and user 2 \(user name "ANNA"\)\nGive one/,
    );
    const { rows } = await sql`select username from users order by id`.execute(database.kysely);
    expect(rows).toEqual([{ username: 'anna' }, { username: 'ＡＮＮＡ' }, { username: 'A@b.example' }]);
    await run(`update users set username = 'berta' where id = 2`);
    await run(`update users set username = 'carla' where id = 3`);
    expect((await migrateToday()).applied.some((name) => name.endsWith('_account_names'))).toBe(true);
  });
});

it('what the log has of costs names their event, also of costs that are gone, and stays as it was', async () => {
  await migrateTo('0043');
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id)
    values ('Anderswo', '2027-08-30', '2027-08-31', 'UTC', 1, 1), ('Überlingen', '2027-08-30', '2027-08-31', 'UTC', 1, 1)`);
  await run(`insert into estimated_costs (name, cost_category_id, centre_event_id, amount_exc_vat, amount_inc_vat, currency)
    values ('Bus', 1, 2, 1, 1, 'EUR')`);
  await run(`insert into audits (auditable_type, auditable_id, event, old_values, new_values) values
    ('EstimatedCost', 1, 'updated', '{"name": "Van"}', '{"name": "Bus"}'),
    ('EstimatedCost', 8, 'created', null, '{"name": "Boat", "centre_event_id": "1"}'),
    ('EstimatedCost', 8, 'updated', '{"name": "Boat"}', '{"name": "Ship"}'),
    ('EstimatedCost', 9, 'deleted', '{"name": "Plane", "centre_event_id": "2"}', null),
    ('EstimatedCost', 10, 'updated', '{"name": "Sleigh"}', '{"name": "Train"}'),
    ('CentreEvent', 2, 'created', null, '{"name": "Überlingen"}')`);
  await migrateToday();
  const { rows } = await sql<{
    owner: string | null;
  }>`select owner_id as owner from audits order by id`.execute(database.kysely);
  expect(rows.map(({ owner }) => owner)).toEqual(['2', '1', '1', '2', null, null]);
  await expect(run(`update audits set owner_id = 1`)).rejects.toThrow('append-only');
});

it('amounts stay as they were, what was approved of them too, and no record counts as changed (F1, H7, K6)', async () => {
  await migrateTo('0077');
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id, costs_base_currency)
    values ('Jakarta', '2027-08-30', '2027-08-31', 'UTC', 1, 1, 'IDR')`);
  await run(`insert into estimated_costs (name, cost_category_id, centre_event_id, amount_exc_vat, amount_inc_vat, currency, date_modified)
    values ('Bus', 1, 1, 1, 2147483647, 'IDR', '${written}')`);
  await run(
    `insert into trainers (last_name, fmv_amount, fmv_currency, date_modified) values ('Ida', 1999999999, 'IDR', '${written}')`,
  );
  await run(`insert into centre_event_trainers (centre_event_id, trainer_id, priority) values (1, 1, 1)`);
  await run(`insert into frozen_honoraria (centre_event_id, trainer_id, fmv_amount, fmv_currency, event_currency, exchange_rate, travel_factor)
    values (1, 1, 1888888888, 'IDR', 'IDR', 1, 1)`);
  await run(`insert into approved_documents (name, centre_event_id, bound_fields) values ('Costs', 1,
    array['centreEvent.estimatedCosts.amountIncVat', 'centreEvent.trainerHonoraria.trainerFMV'])`);
  const told = async () => {
    const { rows } = await sql<{ told: unknown }>`select json_build_object(
        'costs', (select json_agg(c) from estimated_costs c), 'trainers', (select json_agg(t) from trainers t),
        'frozen', (select json_agg(f) from frozen_honoraria f), 'hash', approved_document_hash(1)) as told`.execute(
      database.kysely,
    );
    return rows[0]?.told;
  };
  const before = await told();
  await migrateToday();
  expect(await told()).toEqual(before);
  expect(before).toMatchObject({ costs: [{ amount_inc_vat: 2_147_483_647 }], frozen: [{ id: 1 }] });
  await run('update estimated_costs set amount_inc_vat = 1000000000000');
});

it('amounts in the filters of views mean what their sentences say, unless they ask for a currency too (H7, K6)', async () => {
  await migrateTo('0077');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  const fee = { column: 'FMV_AMOUNT', operator: 'GTE', value: 1250 };
  const shares = {
    AND: [
      { column: 'LINE_AMOUNT', operator: 'BETWEEN', value: [100, 2000] },
      {
        OR: [
          { column: 'AMOUNT', operator: 'IS_NULL' },
          { column: 'SHARED_BY', value: 3 },
        ],
      },
    ],
  };
  const inYen = { AND: [fee, { column: 'FMV_CURRENCY', value: 'JPY' }] };
  const word = { ...fee, value: '@1250 FMV_CURRENCY' };
  const kept = [
    ['Trainer', fee],
    ['ReportableSpend', shares],
    ['Trainer', inYen],
    ['Trainer', word],
    ['EventBooking', fee],
  ] as const;
  for (const [place, [type, where]] of kept.entries())
    await sql`insert into saved_views (owner_id, resource, type, label, look, arguments, date_modified) values
      (1, 'list', ${type}, ${`View ${place}`}, ${JSON.stringify({ filter: { whereConditions: where } })}::jsonb,
        ${place === 0 ? null : JSON.stringify({ where: { whereConditions: where } })}::jsonb, ${written})`.execute(
      database.kysely,
    );
  await migrateToday();
  const { rows } = await sql<{ look: unknown; asked: unknown; same: boolean }>`
    select look #> '{filter,whereConditions}' as look, arguments #> '{where,whereConditions}' as asked, date_modified = ${written} as same
    from saved_views order by id`.execute(database.kysely);
  const [line, any] = shares.AND;
  const inEach = { AND: [{ ...line, value: ['@100 CURRENCY', '@2000 CURRENCY'] }, any] };
  const found = [word, inEach, inYen, word, fee];
  expect(rows).toEqual(
    found.map((where, place) => ({ look: where, asked: place === 0 ? null : where, same: true })),
  );
  await run(`update saved_views set label = label || '!'`);
  expect((await run(`select 1 from saved_views where date_modified = '${written}'`)).rows).toEqual([]);
});

it('what the log has of bookings and people keeps where those are who alone decide who reads it', async () => {
  await migrateTo('0054');
  await run(`insert into users (username, user_email) values ('a', 'a@b.example')`);
  await run(`insert into participants (last_name, country_id) values ('Here', 1), ('There', 2)`);
  await run(`insert into training_centres (name, country_id, time_zone) values ('Centre', 1, 'UTC')`);
  await run(`insert into centre_events (name, date_start, date_end, time_zone, training_centre_id, country_id, restrict_countries)
    values ('Open', '2027-08-30', '2027-08-31', 'UTC', 1, 1, false), ('Closed', '2027-08-30', '2027-08-31', 'UTC', 1, 1, true)`);
  await run(`insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id) values
    ('NEW', 'TRAINEE', 1, 2, 1), ('NEW', 'TRAINEE', 2, 2, 1), ('NEW', 'STAFF', 1, 1, 1)`);
  await run(`update event_bookings set participant_id = null where id = 3`);
  await run(`insert into audits (auditable_type, auditable_id, event, country_id) values
    ('EventBooking', 1, 'created', 1), ('EventBooking', 1, 'created', 2), ('EventBooking', 2, 'created', 1),
    ('EventBooking', 3, 'created', 1), ('EventBooking', 99, 'created', 1),
    ('Participant', 2, 'created', 2), ('Participant', 2, 'created', 1), ('CentreEvent', 1, 'created', 1)`);
  await migrateToday();
  const { rows } = await sql<{
    country: string | null;
  }>`select kept_person_country_id as country from audits order by id`.execute(database.kysely);
  expect(rows.map(({ country }) => country)).toEqual(['2', null, null, null, null, '2', null, null]);
  await expect(run(`update audits set kept_person_country_id = 1`)).rejects.toThrow('append-only');
});
