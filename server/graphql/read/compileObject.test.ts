import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { compileSql } from '#server/db/compileSql.ts';
import type { Entity, EntityIndex } from '../Entity.ts';
import { columnOf } from './relationOf.ts';
import { compileObject, startCompilation } from './compileObject.ts';
import { jsonObject, textOf } from './jsonText.ts';
import { Selection } from './selection.ts';

const schema = buildSchema(`
  type Query { shelf: Shelf }
  type Shelf { id: ID! tagIds: [ID!]! firstName: String label: String! room: Room books: [Book!]! latest: Book friends: [Room!]! newest: [Book!]! broken: Room }
  type Room { id: ID! name: String shelf: Shelf }
  type Book { id: ID! title: String tags: [String!]! }
`);

const shelf: Entity = {
  type: 'Shelf',
  table: 'shelves',
  scope: (alias, viewer) => sql`${sql.id(alias, 'owner')} = ${viewer.id}`,
  fields: { label: (alias) => sql`upper(${sql.id(alias, 'name')})` },
  relations: {
    room: { kind: 'one', type: 'Room', column: 'room_id' },
    books: { kind: 'many', type: 'Book', column: 'shelf_id', orderBy: (alias) => sql.id(alias, 'title') },
    latest: {
      kind: 'custom',
      type: 'Book',
      many: false,
      on: (parent, child) => sql`${sql.id(child, 'shelf_id')} = ${sql.id(parent, 'id')}`,
    },
    friends: {
      kind: 'through',
      type: 'Room',
      table: 'visits',
      near: 'shelf_id',
      far: 'room_id',
      orderBy: (alias) => sql.id(alias, 'name'),
      atMost: 3,
    },
    newest: {
      kind: 'many',
      type: 'Book',
      column: 'shelf_id',
      orderBy: (alias) => sql`${sql.id(alias, 'id')} desc`,
      first: 2,
    },
  },
};
const room: Entity = {
  type: 'Room',
  table: 'rooms',
  scope: (alias) => sql`not ${sql.id(alias, 'secret')}`,
  relations: { shelf: { kind: 'one', type: 'Shelf', column: 'shelf_id' } },
};
const book: Entity = {
  type: 'Book',
  table: 'books',
  scope: () => sql.raw('open'),
  hiddenFields: (viewer) => new Set(viewer.id === '2' ? ['title', 'tags'] : []),
  partlyHidden: () => new Map([['tags', (alias: string) => sql.id(alias, 'shared')]]),
};
const entities: EntityIndex = new Map([shelf, room, book].map((entity) => [entity.type, entity]));

type Fields = { readonly [name: string]: Fields };
const selectionOf = (fields: Fields): Selection =>
  new Selection(Object.entries(fields).map(([name, below]) => [name, { name, below: selectionOf(below) }]));

function compiled(fields: Fields, viewerId = '1') {
  const viewer = { id: viewerId, username: 'v', roles: [], countryIds: [], sessionId: 's' };
  const { json, joins } = compileObject(
    shelf,
    selectionOf(fields),
    't',
    startCompilation({ schema, entities, viewer }),
  );
  return { ...compileSql(textOf(json)), joins: joins.map((piece) => compileSql(piece).text) };
}

describe('an object', () => {
  it('takes columns by their snake_case names, ids as text, and derived fields', () => {
    expect(compiled({ id: {}, tagIds: {}, firstName: {}, label: {} }).text).toBe(
      `('{"id":' || coalesce(to_json(("t"."id")::text)::text, 'null') || ',"tagIds":' || coalesce(to_json("t"."tag_ids"::text[])::text, 'null') || ',"firstName":' || coalesce(to_json("t"."first_name")::text, 'null') || ',"label":' || coalesce(to_json(upper("t"."name"))::text, 'null') || '}')`,
    );
    expect(columnOf('passportCountryIssue')).toBe('passport_country_issue');
  });

  it('joins a relation to one within its scope, and is null where that hides it', () => {
    const { text, joins } = compiled({ room: { name: {}, shelf: { id: {} } } });
    expect(text).toBe(
      `('{"room":' || case when "r1"."id" is not null then ('{"name":' || coalesce(to_json("r1"."name")::text, 'null') || ',"shelf":' || case when "r2"."id" is not null then ('{"id":' || coalesce(to_json(("r2"."id")::text)::text, 'null') || '}') else 'null' end || '}') else 'null' end || '}')`,
    );
    expect(joins).toEqual([
      `left join "rooms" "r1" on ("r1"."id" = "t"."room_id" and not "r1"."secret")`,
      `left join "shelves" "r2" on ("r2"."id" = "r1"."shelf_id" and "r2"."owner" = $1)`,
    ]);
  });

  it('aggregates relations to many in their order, within their scope', () => {
    expect(compiled({ books: { title: {} } }).text).toContain(
      `(select case when count(*) > 200 then list_too_long('Shelf.books')::text else coalesce('[' || string_agg(('{"title":' || coalesce(to_json("r1"."title")::text, 'null') || '}'), ',' order by "r1"."title") || ']', '[]') end from (select "r1"."title" from "books" "r1" where ("r1"."shelf_id" = "t"."id" and open) limit 201) "r1")`,
    );
    expect(compiled({ friends: { shelf: { id: {} } } }).text).toContain(
      `from (select "r1"."shelf_id", "r1"."name" from "visits" "r1_link" join "rooms" "r1" on "r1"."id" = "r1_link"."room_id" where ("r1_link"."shelf_id" = "t"."id" and not "r1"."secret") limit 4) "r1" left join "shelves" "r2" on ("r2"."id" = "r1"."shelf_id" and "r2"."owner" = $1))`,
    );
    expect(compiled({ latest: { id: {} } }).text).toContain(
      `where ("r1"."shelf_id" = "t"."id" and open) limit 1)`,
    );
  });

  it('cuts a list where the contract says how long it is, after its order', () => {
    const { text } = compiled({ newest: { title: {} } });
    expect(text).toContain(
      `from (select "r1"."title", "r1"."id" from "books" "r1" where ("r1"."shelf_id" = "t"."id" and open) order by "r1"."id" desc limit 2) "r1")`,
    );
    expect(text).not.toContain('list_too_long');
  });

  it('answers nothing for hidden fields', () => {
    expect(compiled({ books: { title: {}, tags: {} } }, '2').text).toContain(
      `string_agg('{"title":null,"tags":[]}'::text, `,
    );
    expect(compiled({ books: { tags: {} } }).text).toContain(
      `'{"tags":' || case when "r1"."shared" then (coalesce(to_json("r1"."tags")::text, 'null')) else '[]'::text end`,
    );
  });

  it('names the field that has no source', () => {
    expect(() => compiled({ broken: { id: {} } })).toThrow(
      'Shelf.broken is neither a column, a derived field nor a relation.',
    );
  });
});

it('joins letters that always stand there', () => {
  const members = ['a', 'b'].map((key) => [key, [sql.id('t', key)]] as const);
  expect(compileSql(textOf(jsonObject([...members, ['c', ["it's"]]]))).text).toBe(
    `('{"a":' || "t"."a" || ',"b":' || "t"."b" || ',"c":it''s}')`,
  );
  expect(compileSql(textOf(jsonObject([]))).text).toBe(`'{}'::text`);
});
