import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useEarlierDatabase, written } from './earlierDatabase.ts';

/** What an upgrade does with the passports and the accounts of earlier versions. Dumps of whole versions are in tests/releases. */
const earlier = useEarlierDatabase();
const { passports, run, migrateTo, migrateToday } = earlier;

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
    from ${sql.table(table)} order by id`.execute(earlier.kysely);
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
      where date_modified = ${written}`.execute(earlier.kysely);
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
      earlier.kysely,
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
  const tokens = await earlier.kysely
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
  expect(await earlier.kysely.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
  expect(await earlier.kysely.selectFrom('sessions').select('revoked_at').execute()).toEqual([
    { revoked_at: null },
    { revoked_at: null },
  ]);
});

describe('names to sign in with', () => {
  const insert = (...users: readonly (readonly [username: string, email: string])[]) =>
    Promise.all(
      users.map(([username, email]) =>
        sql`insert into users (username, user_email) values (${username}, ${email})`.execute(earlier.kysely),
      ),
    );

  it('are cleaned of what nobody sees, and belong to their users', async () => {
    await migrateTo('0032');
    await insert(['ａnna\u200b  b ', 'Anna@b.example\u2060'], ['\u200b\u200b', 'c@b.example']);
    await migrateToday();
    const users = await earlier.kysely
      .selectFrom('users')
      .select(['username', 'user_email'])
      .orderBy('id')
      .execute();
    expect(users).toEqual([
      { username: 'anna b', user_email: 'Anna@b.example' },
      { username: 'user 2', user_email: 'c@b.example' },
    ]);
    const names = await earlier.kysely.selectFrom('account_names').selectAll().orderBy('key').execute();
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
    const { rows } = await sql`select username from users order by id`.execute(earlier.kysely);
    expect(rows).toEqual([{ username: 'anna' }, { username: 'ＡＮＮＡ' }, { username: 'A@b.example' }]);
    await run(`update users set username = 'berta' where id = 2`);
    await run(`update users set username = 'carla' where id = 3`);
    expect((await migrateToday()).applied.some((name) => name.endsWith('_account_names'))).toBe(true);
  });
});
