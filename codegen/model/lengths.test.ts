import { buildClientSchema, buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { emitResources } from '../emit/emitResources.ts';
import { input, resource } from '../fixtures/findInModel.ts';
import { readFixture, readOwnSchema } from '../fixtures/readFixture.ts';
import { buildApiModel } from './buildApiModel.ts';
import { lengthsOf } from './lengths.ts';

const said = `
  directive @length(max: Int! = 80) on SCALAR | INPUT_FIELD_DEFINITION
  scalar Remark @length(max: 1000)
  type Query { books: [Book!]!  book(id: ID!): Book }
  type Mutation { updateBook(input: UpdateBookInput!): Book }
  type Book { id: ID!  title: String  remark: Remark  blurb: Remark  pages: Int  tags: [String!] }
  input UpdateBookInput { id: ID!  title: String  remark: Remark  blurb: Remark @length(max: 20)  pages: Int  tags: [String!] }`;

describe('lengths of texts', () => {
  it('are those of the member, else of its scalar, else what the directive says of plain texts', () => {
    expect(Object.fromEntries(lengthsOf(buildSchema(said)))).toEqual({
      'UpdateBookInput.title': 80,
      'UpdateBookInput.remark': 1000,
      'UpdateBookInput.blurb': 20,
      'UpdateBookInput.tags': 80,
    });
  });

  it('reach the inputs and the rules of forms, of each entry in a list', () => {
    const schema = buildSchema(said);
    const client = buildClientSchema(introspectionFromSchema(schema));
    const files = emitResources(buildApiModel(client, {}, lengthsOf(schema)), {
      runtime: '../src',
      schemaTypes: './schema.ts',
    });
    const text = (name: string) => files.find(({ path }) => path.endsWith(`books/${name}`))?.text;
    expect(text('inputs.tsx')).toContain('<StringInput source="title" maxLength={80} />');
    expect(text('inputs.tsx')).toContain('<StringsInput source="tags" />');
    expect(text('validation.ts')).toContain('title: formats.within(80, yup.string()).nullable()');
    expect(text('validation.ts')).toContain('of(formats.within(80, yup.string()).defined())');
    expect(text('validation.ts')).toContain('pages: formats.int().nullable()');
  });

  it('are in our own contract', () => {
    const api = buildApiModel(readOwnSchema(), {}, lengthsOf(readOwnSchema()));
    const trainers = resource(api, 'Trainer').updateInputs;
    expect([input(trainers, 'last_name').length, input(trainers, 'description').length]).toEqual([
      500, 10_000,
    ]);
  });

  it('are none where an API tells of none', () => {
    expect(lengthsOf(readFixture('blog')).size).toBe(0);
    expect(lengthsOf(buildClientSchema(introspectionFromSchema(buildSchema(said)))).size).toBe(0);
  });
});
