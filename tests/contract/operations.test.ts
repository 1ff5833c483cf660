import { buildSchema, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
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

test.each(schemas)('every operation of %s is valid', (_name, schema, withHints) => {
  expect(() => checkOperations(schema, buildApiModel(schema, withHints))).not.toThrow();
});

test('an operation that is invalid stops the generator, named with its cause', () => {
  expect(() => checkOperations(readFixture('shop'), buildApiModel(readFixture('blog')))).toThrow(
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
