import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '../Database.ts';
import { migrate } from '../migrate.ts';
import { openMigratedDatabase } from '#tests/setup/testDatabase.ts';
import { tablesBehind, tablesBehindFunctions } from '../tables/tablesBehind.ts';
import { migrations } from './migrations.ts';
import { renamed } from './renamed.ts';
import { splitStatements } from './runStatements.ts';

const tools = { passports: new ColumnCipher(Buffer.alloc(32, 1)) };

describe('migrations', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigratedDatabase({ now: '2027-03-12T23:30:00Z' });
  }, 60_000);
  afterAll(() => database.close());

  const value = async (expression: string): Promise<unknown> => {
    const { rows } = await sql
      .raw<{ value: unknown }>(`select ${expression} as value`)
      .execute(database.kysely);
    return rows[0]?.value;
  };
  const refused = (statement: string) => expect(sql.raw(statement).execute(database.kysely)).rejects;

  it('do nothing the second time', async () => {
    const statement = `(select string_agg(table_name || '.' || column_name, ',' order by table_name, ordinal_position)
      from information_schema.columns where table_schema = 'public')`;
    const before = await value(statement);
    expect((await migrate(database, tools)).applied).toEqual([]);
    expect(await value(statement)).toBe(before);
  });

  it('are known by the names they were released under before they had numbers of their own', async () => {
    const names = async () =>
      (await sql`select name from schema_migrations order by name`.execute(database.kysely)).rows;
    const before = await names();
    for (const [old, name] of Object.entries(renamed))
      await sql`update schema_migrations set name = ${old} where name = ${name}`.execute(database.kysely);
    expect(await names()).not.toEqual(before);
    expect((await migrate(database, tools)).applied).toEqual([]);
    expect(await names()).toEqual(before);
  });

  it('are numbered one after the other, none twice and none left out', () => {
    const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it('are all listed, each by the name of its file', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((file) => basename(file))
      .filter((file) => /^\d/.test(file));
    expect(Object.keys(migrations)).toEqual(files.sort().map((file) => file.replace(/\.ts$/, '')));
  });

  it('bring the reference data that no mutation can create', async () => {
    expect(await value('(select count(*) from countries)')).toBe('249');
    expect(await value('(select count(*) from indications)')).toBe('13');
    expect(
      await value(`(select cost_category_path(id) from cost_categories where name = 'Travel time')`),
    ).toBe('Faculty / Travel time');
  });

  it('have views that lists read whose figures are counted anew when a table behind them is written', async () => {
    const { rows } = await sql<{ view: string; tables: string[] }>`
      with recursive used as (
        select view_name::text as view, table_name::text as name from information_schema.view_table_usage
        where view_name = any(${Object.keys(tablesBehind)})
          or obj_description(to_regclass(view_name::text), 'pg_class') = 'Read like a table.'
        union select u.view, v.table_name from used u join information_schema.view_table_usage v on v.view_name = u.name)
      select view, array_agg(name order by name) as tables from used
      where name not in (select view_name from information_schema.view_table_usage) group by view`.execute(
      database.kysely,
    );
    expect(Object.fromEntries(rows.map(({ view, tables }) => [view, tables]))).toEqual(tablesBehind);
  });

  it('have functions whose figures are counted anew when a table is written that they read by way of others', async () => {
    const { rows } = await sql<{ name: string; tables: string[] }>`
      with recursive things as (
        select p.proname::text as name, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body
        from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        union all
        select c.relname::text, pg_get_viewdef(c.oid) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'),
      uses as (
        select distinct t.name, o.name as used, o.body from things t
        cross join lateral regexp_matches(t.body, '[a-z_]+', 'g') word join things o on o.name = word[1]),
      reached as (
        select t.name, t.name as used, t.body from things t where t.name = any(${Object.keys(tablesBehindFunctions)})
        union select r.name, u.used, u.body from reached r join uses u on u.name = r.used)
      select r.name, array_agg(distinct c.relname::text order by c.relname::text) as tables
      from reached r cross join lateral regexp_matches(r.body, '(?:from|join)[\\s(]+([a-z_]+)', 'gi') read
      join pg_class c on c.relname = read[1] and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      group by r.name`.execute(database.kysely);
    expect(Object.fromEntries(rows.map(({ name, tables }) => [name, tables]))).toEqual(tablesBehindFunctions);
  });

  it('search without case and marks', async () => {
    expect(await value(`f_search('Żółciński ÅSE')`)).toBe('zolcinski ase');
    expect(await value(`f_search('O''Brien & SONS')`)).toBe("o'brien & sons");
    expect(await value(`f_search(null)`)).toBeNull();
    expect(await value(`f_search('')`)).toBe('');
  });

  it('write Chinese and Japanese names family name first', async () => {
    expect(await value(`person_name('翔太', '早乙女')`)).toBe('早乙女 翔太');
    expect(await value(`person_name('Zoë', 'Ó Dálaigh')`)).toBe('Zoë Ó Dálaigh');
    expect(await value(`person_name(null, 'Möbius')`)).toBe('Möbius');
  });

  describe('booking_consumes_seat (C1, P2)', () => {
    it.each([
      ['a confirmed booking', `'CONFIRMED', null, 1, null, 'UTC'`, true],
      ['one without a decision', `'NOT_SET', null, 1, null, 'UTC'`, true],
      ['a cancelled one', `'CANCELLED', null, 1, null, 'UTC'`, false],
      ['a deleted one', `'CONFIRMED', now(), 1, null, 'UTC'`, false],
      ['a placeholder on its last day', `'NEW', null, null, '2027-03-12', 'UTC'`, true],
      ['the same in a zone where that day is over', `'NEW', null, null, '2027-03-12', 'Asia/Tokyo'`, false],
      ['a placeholder that has run out', `'NEW', null, null, '2027-03-11', 'UTC'`, false],
      ['a placeholder without an end', `'NEW', null, null, null, 'UTC'`, true],
    ])('%s', async (_, parameters, expected) => {
      expect(await value(`booking_consumes_seat(${parameters})`)).toBe(expected);
    });
  });

  it('name what is still to be collected (G1)', async () => {
    const required = `collect_fields_required(array['dietaryRequirements', 'accommodation'], true)`;
    const missing = `collect_fields_missing(${required}, '{"accommodation": false, "passport_number": "X1"}', '{"dietary_requirements": ""}')`;
    expect(await value(missing)).toEqual([
      'dateOfBirth',
      'dietaryRequirements',
      'passportCountryIssue',
      'passportExpirationDate',
    ]);
    expect(await value(`collect_fields_required(array['email'], false)`)).toEqual(['email']);
  });

  it('move date_modified forward on every update (K6)', async () => {
    const { id } = await database.kysely
      .insertInto('participants')
      .values({ last_name: 'Möbius', date_modified: '2027-03-12T12:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const touch = (city: string) =>
      database.kysely
        .updateTable('participants')
        .set({ city })
        .where('id', '=', id)
        .returning('date_modified')
        .executeTakeFirstOrThrow();
    const first = await touch('Bonn');
    const second = await touch('Kiel');
    expect(Date.parse(second.date_modified)).toBeGreaterThan(Date.parse(first.date_modified));
  });

  it('keep the audit append-only, but let values be redacted (S4, G5)', async () => {
    const { id } = await database.kysely
      .insertInto('audits')
      .values({
        auditable_type: 'Participant',
        auditable_id: 1,
        event: 'created',
        new_values: '{"lastName":"Möbius"}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refused(`delete from audits where id = ${id}`).toThrow('append-only');
    await refused(`update audits set event = 'updated' where id = ${id}`).toThrow('append-only');
    await database.transaction(async (tx) => {
      await sql`set local convene.redacting = 'on'`.execute(tx);
      await tx.updateTable('audits').set({ new_values: '{"lastName":null}' }).where('id', '=', id).execute();
    });
  });

  it('count the digits of every currency as the screens do (H4)', async () => {
    const codes = Intl.supportedValuesOf('currency').filter((code) => /^[A-Z]{3}$/.test(code));
    const digits = await value(
      `(select json_object_agg(code, currency_exponent(code)) from unnest('{${codes.join(',')}}'::text[]) code)`,
    );
    expect(digits).toEqual(Object.fromEntries(codes.map((code) => [code, currencyExponent(code)])));
    expect(digits).toMatchObject({ EUR: 2, HUF: 2, JPY: 0, KWD: 3 });
  });

  it('cross rates from one set, and round an amount half up, once (H4, H5)', async () => {
    for (const [day, rate] of [
      ['2027-03-02', '162.5'],
      ['2027-03-01', '170'],
    ])
      await sql`with kept as (insert into exchange_rate_sets (base, day, source) values ('EUR', ${day}::date, 'CSV') returning id)
        insert into exchange_rates (set_id, target, rate, last_updated)
        select id, target, rate, now() from kept, (values ('JPY', ${rate}::numeric), ('KWD', 0.333)) as given (target, rate)`.execute(
        database.kysely,
      );
    const rate = (base: string, target: string) =>
      value(`(select rate::text from exchange_rate_of('${base}', '${target}'))`);
    expect(await rate('EUR', 'EUR')).toBe('1');
    expect(await rate('EUR', 'JPY')).toBe('162.5000000000');
    expect(await rate('JPY', 'EUR')).toBe('0.0061538462');
    expect(await rate('KWD', 'JPY')).toBe('487.9879879880');
    expect(await rate('EUR', 'EGP')).toBeNull();
    expect(await value(`converted_amount(1, 'EUR', 'JPY', 50)::text`)).toBe('1');
    expect(await value(`converted_amount(1, 'EUR', 'JPY', 49.9999999999)::text`)).toBe('0');
    expect(await value(`converted_amount(1005, 'JPY', 'KWD', 0.0020492308)::text`)).toBe('2059');
    expect(await value(`converted_amount(9007199254740991, 'EUR', 'USD', 1)::text`)).toBe('9007199254740991');
    expect(await value(`converted_amount(9007199254740992, 'EUR', 'USD', 1)::text`)).toBeNull();
    expect(await value(`converted_amount(2000000000000000, 'EUR', 'IDR', 17000)::text`)).toBeNull();
  });

  it('refuse what the rules refuse', async () => {
    await refused(`insert into participants (last_name, nationality) values ('X', 'Germany')`).toThrow(
      'nationality',
    );
    await refused(
      `insert into exchange_rates (set_id, target, rate, last_updated) values (1, 'USD', 0, now())`,
    ).toThrow('rate');
    await refused(
      `insert into exchange_rate_sets (base, day, source) values ('EUR', '2027-01-01', 'HAND')`,
    ).toThrow('check');
    await refused(`insert into cost_categories (name) values ('Travel')`).toThrow('unique');
    await refused(
      `insert into users (username, user_email) values ('A', 'a@b.example'), ('a', 'c@b.example')`,
    ).toThrow('account_names');
  });
});

describe('splitStatements', () => {
  it('splits at the margin only, so that function bodies stay whole', () => {
    expect(
      splitStatements(
        'create a (\n  x int\n);\n\ncreate function f()\n  begin\n    return;\n  end;\nselect 1;\n',
      ),
    ).toEqual(['create a (\n  x int\n)', 'create function f()\n  begin\n    return;\n  end', 'select 1']);
  });
});
