import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkOperations } from '#codegen/emit/operations/checkOperations.ts';
import { operationsOf } from '#codegen/emit/operations/operationsOf.ts';
import { readFixture, readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import type { Hints } from '#codegen/hints/Hints.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';
import { hints } from '#overrides/hints.ts';

/** Rows that are a resource of their own and point at a type with another spelling of the id. */
const agency = buildSchema(`
  type Query { event(id: ID!): Event events: [Event!]! costs: [Cost!]! users: [User!]! }
  type Mutation { createEvent(input: EventInput!): Event! updateEvent(input: UpdateEventInput!): Event! }
  type Event { id: ID! name: String! costs: [Cost!]! }
  type Cost { id: ID! name: String! user: User }
  type User { ID: ID! name: String! }
  input EventInput { name: String! costs: EventCosts }
  input UpdateEventInput { id: ID! name: String costs: EventCosts }
  input EventCosts { create: [CostInput!] }
  input CostInput { name: String! user_id: ID! }
`);

const schemas: readonly (readonly [string, GraphQLSchema, Hints])[] = [
  ['our contract', readOwnSchema(), hints],
  ['our contract without hints', readOwnSchema(), {}],
  ['a blog', readFixture('blog'), {}],
  ['a shop', readFixture('shop'), {}],
  ['a careers site', readFixture('careers'), {}],
  ['an agency', agency, {}],
];

describe.each(schemas)('%s', (_name, schema, withHints) => {
  const operations = buildApiModel(schema, withHints).resources.flatMap((resource) =>
    operationsOf(resource).map(
      (operation) => [`${resource.name} ${operation.name}`, operation.text] as const,
    ),
  );

  test.each(operations)('%s is a valid operation', (_operation, text) => {
    expect(validate(schema, parse(text)).map((error) => error.message)).toEqual([]);
  });
});

test('the check can fail', () => {
  expect(validate(buildSchema('type Query { a: Int }'), parse('{ b }'))).toHaveLength(1);
});

test('an operation that is invalid stops the generator, named with its cause', () => {
  const api = buildApiModel(readFixture('blog'));
  expect(() => checkOperations(readFixture('blog'), api)).not.toThrow();
  expect(() => checkOperations(readFixture('shop'), api)).toThrow(
    `The operation 'list' of users is invalid: Cannot query field "users" on type "Query".`,
  );
});

test('a form reads what it edits and no more', () => {
  const events = buildApiModel(readOwnSchema(), hints).resources.find(({ name }) => name === 'events');
  const edit = events && operationsOf(events).find(({ name }) => name === 'edit')?.text;
  expect(edit).toContain('trainingCentre {');
  expect(edit).toContain('dateModified');
  expect(edit).not.toContain('traineeCount');
  expect(edit).not.toContain('eventBookings');
});
