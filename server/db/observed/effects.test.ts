import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../Database.ts';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  for (const statement of [
    'create table authors (id bigint primary key, name text)',
    'create table books (id bigint primary key, author_id bigint references authors on delete cascade, author text)',
    'create table shelves (book_id bigint)',
    `create function rename_books() returns trigger language plpgsql as $$ begin
       update books set author = new.name where author_id = new.id; return null; end $$`,
    'create trigger rename_books after update on authors for each row execute function rename_books()',
    `create function clear_shelves() returns trigger language plpgsql as $$ begin
       delete from shelves where book_id = old.id; return null; end $$`,
    'create trigger clear_shelves after update or delete on books for each row execute function clear_shelves()',
  ])
    await sql.raw(statement).execute(database.kysely);
});
afterAll(() => database.close());

async function heardOf(statement: string): Promise<readonly string[]> {
  const heard = new Set<string>();
  const stop = database.onWrite((tables) => tables.forEach((table) => heard.add(table)));
  await sql.raw(statement).execute(database.kysely);
  stop();
  return [...heard].sort();
}

it('a write is told with the tables that triggers write, and those that their writes trigger', async () => {
  expect(await heardOf("update authors set name = 'A'")).toEqual(['authors', 'books', 'shelves']);
});

it('a delete is told with the tables whose rows go with it, and what their triggers write', async () => {
  expect(await heardOf('delete from authors')).toEqual(['authors', 'books', 'shelves']);
});

it('what is written alone is told alone', async () => {
  expect(await heardOf('insert into shelves values (1)')).toEqual(['shelves']);
});
