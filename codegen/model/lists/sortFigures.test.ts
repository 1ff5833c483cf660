import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import type { TypeHints } from '#codegen/hints/Hints.ts';
import { buildApiModel } from '../buildApiModel.ts';

const schema = buildSchema(`
  type Query {
    authors(first: Int = 10, page: Int, orderBy: [AuthorOrder!]): AuthorPaginator!
  }
  input AuthorOrder { column: AuthorColumn, order: SortOrder! = ASC, posts: OrderByPosts, books: OrderByBooks }
  enum AuthorColumn { NAME }
  enum SortOrder { ASC DESC }
  input OrderByPosts { aggregate: CountOnly! }
  enum CountOnly { COUNT }
  input OrderByBooks { aggregate: Figure!, column: BookColumn }
  enum Figure { AVG MAX MIN SUM COUNT }
  enum BookColumn { PRICE }
  type Author { id: ID!, name: String!, posts_count: Int!, published_books_count: Int!, income: Int, book_count: [Int!] }
  type AuthorPaginator { data: [Author!]!, paginatorInfo: PaginatorInfo! }
  type PaginatorInfo { total: Int!, hasMorePages: Boolean! }
`);

const figures = (sortFigures: TypeHints['sortFigures'] = {}) =>
  buildApiModel(schema, { types: { Author: { sortFigures } } }).resources[0]?.operations.list?.sortFigures;

describe('figures over relations', () => {
  test('the count of a relation sorts the field of its name; a count of some of it is another figure', () => {
    expect(figures()).toEqual({ posts_count: { relation: 'posts', aggregate: 'COUNT' } });
  });

  test('a hint says which other field shows a figure', () => {
    const income = { relation: 'books', aggregate: 'SUM', column: 'PRICE' };
    expect(figures({ income })).toMatchObject({ income });
  });

  test.each([
    [{ relation: 'songs', aggregate: 'COUNT' }, "no relation 'songs'"],
    [{ relation: 'posts', aggregate: 'SUM' }, "no SUM of 'posts'"],
    [{ relation: 'books', aggregate: 'SUM', column: 'PAGES' }, "no column PAGES of 'books'"],
    [{ relation: 'books', aggregate: 'SUM' }, "no SUM of 'books' without a column"],
  ])('a hint for %j is refused', (income, fault) => {
    expect(() => figures({ income })).toThrow(
      `hints.types.Author.sortFigures.income: orderBy takes ${fault}.`,
    );
  });

  test('of our contract, by name alone', () => {
    const { resources } = buildApiModel(readOwnSchema());
    const found = resources.flatMap(({ operations }) => Object.keys(operations.list?.sortFigures ?? {}));
    expect(found).toEqual(['centreEventCount']);
  });
});
