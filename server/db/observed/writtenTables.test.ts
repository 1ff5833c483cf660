import { describe, expect, it } from 'vitest';
import { writtenTables } from './writtenTables.ts';

describe('writtenTables', () => {
  const cases: readonly (readonly [string, readonly string[], boolean])[] = [
    ['select * from "users" where x = $1', [], false],
    ['select 1 from users for update of users', [], false],
    ['insert into "users" ("a") values ($1) returning id', ['users'], false],
    [
      'insert into public.users as u (a) values ($1) on conflict (a) do update set a = excluded.a',
      ['users'],
      false,
    ],
    ['update "centre_events" as "t" set a = 1', ['centre_events'], false],
    ['update centre_events t set a = 1', ['centre_events'], false],
    ['update only centre_events set a = 1', ['centre_events'], false],
    ['delete from "sessions" where id = $1', ['sessions'], true],
    ['with gone as (delete from a returning *) insert into b select * from gone', ['b', 'a'], true],
    ['with x as (select 1) select * from x', [], false],
    ['truncate table a', ['a'], true],
    ['merge into a using b on true when matched then update set x = 1', ['a'], false],
    ['begin', [], false],
  ];
  it.each(cases)('%s', (text, tables, cascades) => {
    const written = writtenTables(text);
    expect([...written.tables].sort()).toEqual([...tables].sort());
    expect(written.cascades).toBe(cascades);
  });
});
