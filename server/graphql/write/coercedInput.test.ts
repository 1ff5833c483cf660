import { assertInputObjectType, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { coercedInput } from './coercedInput.ts';

const schema = buildSchema(`
  type Query { id: ID }
  input Person { last_name: String!, age: Int }
  input Booking { person: Person }
`);

it('tells what is wrong in words, at the input that it is about', () => {
  const problems: string[] = [];
  const person = { age: 'old' };
  coercedInput({ person }, assertInputObjectType(schema.getType('Booking')), (path, message) =>
    problems.push(`${path}: ${message}`),
  );
  expect(problems).toEqual([
    'person.last_name: This field must be filled in.',
    'person.age: Must be a whole number.',
  ]);
});
