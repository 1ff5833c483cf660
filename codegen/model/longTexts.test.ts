import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { field, input, resource } from '../fixtures/findInModel.ts';
import type { Hints } from '../hints/Hints.ts';
import { buildApiModel } from './buildApiModel.ts';
import { lengthsOf } from './lengths.ts';

const schema = buildSchema(`
  directive @length(max: Int! = 500) on INPUT_FIELD_DEFINITION
  type Query { books: [Book!]!  book(id: ID!): Book }
  type Mutation { updateBook(input: UpdateBookInput!): Book }
  type Book { id: ID!  title: String  blurb: String  tags: [String!]  chapters: [Chapter!]! }
  type Chapter { id: ID!  gist: String }
  input UpdateBookInput { id: ID!  title: String  blurb: String @length(max: 501)  tags: [String!] @length(max: 900)
    chapters: WriteChapters }
  input WriteChapters { create: [WriteChapter!]  update: [WriteChapter!] }
  input WriteChapter { id: ID  gist: String @length(max: 4000) }`);

const kindsOf = (hints: Hints = {}) => {
  const book = resource(buildApiModel(schema, hints, lengthsOf(schema)), 'Book');
  const chapters = field(book.fields, 'chapters')?.shape;
  const gist = chapters?.kind === 'objects' ? chapters.fields.find(({ name }) => name === 'gist') : undefined;
  return [
    ...['title', 'blurb', 'tags'].map((name) => field(book.fields, name)?.shape),
    input(book.updateInputs, 'blurb').shape,
    gist?.shape,
  ].map((shape) => (shape?.kind === 'scalar' ? shape.scalar : shape?.kind));
};

it('a text that may be longer than a line is shown and entered in several, in rows as well', () => {
  expect(kindsOf()).toEqual(['string', 'text', 'string', 'text', 'text']);
});

it.each([
  { kinds: { blurb: 'string' as const } },
  { widths: { blurb: 'choice' as const } },
  { masks: { blurb: '###' } },
])('unless a hint says what only a line has: %o', (hint) => {
  expect(kindsOf({ types: { Book: hint } })).toEqual(['string', 'string', 'string', 'string', 'text']);
});
