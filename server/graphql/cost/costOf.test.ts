import { buildSchema, parse } from 'graphql';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../Entity.ts';
import { costOf } from './costOf.ts';

const schema = buildSchema(`
  scalar RichText
  type Permission { action: String! }
  type Paginator { total: Int! }
  type Shelf { id: ID! name: String! text: RichText label: String! slow: Int! can: [Permission!]! room: Room books: [Book!]! rooms: [Room!]! }
  type Room { id: ID! shelf: Shelf }
  type Book { id: ID! shelf: Shelf }
  type ShelfPaginator { data: [Shelf!]! paginatorInfo: Paginator! }
  type Figures { months: [Month!]! }
  type Month { events: Int! }
  type Query { shelf(id: ID!): Shelf shelves(first: Int, page: Int): ShelfPaginator! rooms: [Room!]! many: [Room!]! figures: Figures! }
  type Mutation { save(id: ID!): Shelf! }
`);
const plain = { scope: () => sql.raw('true') };
const byId = (alias: string) => sql.id(alias, 'id');
const entities: readonly Entity[] = [
  {
    ...plain,
    type: 'Shelf',
    table: 'shelves',
    fields: { label: byId, slow: byId },
    work: { slow: 60 },
    relations: {
      room: { kind: 'one', type: 'Room', column: 'room_id' },
      books: { kind: 'many', type: 'Book', column: 'shelf_id', orderBy: byId, atMost: 40 },
      rooms: { kind: 'many', type: 'Room', column: 'shelf_id', orderBy: byId, atMost: 300, usually: 7 },
    },
  },
  {
    ...plain,
    type: 'Room',
    table: 'rooms',
    relations: { shelf: { kind: 'one', type: 'Shelf', column: 'shelf_id' } },
  },
  {
    ...plain,
    type: 'Book',
    table: 'books',
    relations: { shelf: { kind: 'one', type: 'Shelf', column: 'shelf_id' } },
  },
];
const table = {
  entities: new Map(entities.map((entity) => [entity.type, entity])),
  rows: { rooms: 50, many: 1_000 },
  work: { figures: 900 },
};
const cost = (text: string, variables = {}) => costOf(schema, table, parse(text))(variables);

describe('the cost of an operation', () => {
  it.each([
    ['a statement, a row and its columns', '{ shelf(id: 1) { id name } }', 500 + 1 + 0.2],
    ['long texts', '{ shelf(id: 1) { text } }', 500 + 1 + 1],
    ['what is worked out', '{ shelf(id: 1) { label slow } }', 500 + 1 + 5 + 60],
    ['permissions', '{ shelf(id: 1) { can { action } } }', 500 + 1 + 25],
    ['a row behind a row', '{ shelf(id: 1) { room { id } } }', 500 + 1 + 1.1],
    ['a page as long as it is by itself', '{ shelves { data { id } } }', 500 + 10 * 1.1],
    ['a page as long as it is asked', '{ shelves(first: 60) { data { id } } }', 500 + 60 * 1.1],
    ['a total', '{ shelves { paginatorInfo { total } } }', 500 + 1_000],
    ['a list without pages', '{ rooms { id } }', 500 + 50 * 1.1],
    ['at most as a page', '{ many { id } }', 500 + 200 * 1.1],
    ['a nested list as long as it may get', '{ shelf(id: 1) { books { id } } }', 500 + 1 + 40 * 1.1],
    ['or as long as it usually is', '{ shelf(id: 1) { rooms { id } } }', 500 + 1 + 7 * 1.1],
    [
      'lists within lists',
      '{ shelves(first: 60) { data { books { shelf { books { id } } } } } }',
      500 + 60 * (1 + 40 * (1 + 1 + 40 * 1.1)),
    ],
    ['each alias of the root', '{ a: shelf(id: 1) { id } b: shelf(id: 2) { id } }', 2 * (500 + 1.1)],
    ['what a field does besides', '{ figures { months { events } } }', 500 + 900 + 1 + 25 * 1.1],
    ['the answer of a mutation', 'mutation { save(id: 1) { books { id } } }', 500 + 1 + 40 * 1.1],
    [
      'fragments, wherever they are spread',
      '{ shelf(id: 1) { ...A ... on Shelf { name } } } fragment A on Shelf { room { shelf { ...B } } } fragment B on Shelf { books { id } }',
      500 + 1 + 0.1 + 1 + 1 + 40 * 1.1,
    ],
  ])('counts %s', (_what, text, expected) => {
    expect(cost(text)).toBe(Math.ceil(expected));
  });

  it('follows the page size among the variables, and what stands for one that is missing', () => {
    const text = 'query ($first: Int = 30) { shelves(first: $first) { data { id } } }';
    const of = costOf(schema, table, parse(text));
    expect([{}, { first: 100 }, { first: null }].map((variables) => of(variables))).toEqual([533, 610, 511]);
  });

  it('counts no more than a page may have: the rest is refused in other words', () => {
    const text = 'query ($first: Int) { shelves(first: $first) { data { id } } }';
    expect([1e9, -5, 'x'].map((first) => cost(text, { first }))).toEqual([720, 500, 511]);
  });
});
