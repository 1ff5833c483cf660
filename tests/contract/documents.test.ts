import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationsOf } from '../../codegen/emit/documents/operations.ts';
import { readFixture, readOwnSchema } from '../../codegen/fixtures/readFixture.ts';
import type { Hints } from '../../codegen/hints/Hints.ts';
import { buildApiModel } from '../../codegen/model/buildApiModel.ts';
import { hints } from '../../overrides/hints.ts';

const schemas: readonly (readonly [string, GraphQLSchema, Hints])[] = [
  ['our contract', readOwnSchema(), hints],
  ['our contract without hints', readOwnSchema(), {}],
  ['a blog', readFixture('blog'), {}],
  ['a shop', readFixture('shop'), {}],
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

test('a form reads what it edits and no more', () => {
  const events = buildApiModel(readOwnSchema(), hints).resources.find(({ name }) => name === 'events');
  const edit = events && operationsOf(events).find(({ name }) => name === 'edit')?.text;
  expect(edit).toContain('trainingCentre {');
  expect(edit).toContain('dateModified');
  expect(edit).not.toContain('traineeCount');
  expect(edit).not.toContain('eventBookings');
});
