import { GraphQLError, parse } from 'graphql';
import { expect, it } from 'vitest';
import { queryTooSlow } from '../errors/errors.ts';
import { clientErrors, withoutSuggestions } from './clientErrors.ts';

const told = (code: string) => {
  const originalError = Object.assign(new Error('canceling statement'), { code });
  return clientErrors(new GraphQLError('canceling statement', { originalError, path: ['save'] }), 'r')[0];
};

it.each([
  ['57014', 'QUERY_TOO_SLOW', 503],
  ['57P01', 'UNAVAILABLE', 503],
  ['42P01', 'INTERNAL', 200],
])('what the database answers with %s is told as %s', (state, code, status) => {
  expect(told(state)).toMatchObject({
    status,
    formatted: { extensions: { code }, path: ['save'] },
    internal: { message: 'canceling statement' },
  });
});

it('names the field that took too long for the log, and its alias for the client', () => {
  const { definitions } = parse('{ late: eventBookings { id } }');
  const nodes = definitions.flatMap((each) =>
    'selectionSet' in each ? (each.selectionSet?.selections ?? []) : [],
  );
  const error = new GraphQLError('late', { nodes, originalError: queryTooSlow(), path: ['late'] });
  expect(clientErrors(error, 'r')).toMatchObject([{ slow: 'eventBookings', formatted: { path: ['late'] } }]);
});

it('tells of a value only what is wrong with it, whatever stands in it', () => {
  const message = (value: string) =>
    new GraphQLError(`Variable "$day" got invalid value ${JSON.stringify(value)}; Must be a day.`);
  for (const value of ['a; "b" at "x"; c', 'a\\'])
    expect(clientErrors(message(value), 'r')[0]?.validation).toEqual({ day: ['Must be a day.'] });
});

it.each([
  [
    '9000000000',
    'Int cannot represent non 32-bit signed integer value: 9000000000',
    'This number is too large.',
  ],
  ['"Goth"', 'Value "Goth" does not exist in "Role" enum.', 'This is none of the values that it can have.'],
])('says in words what the language says of %s', (value, problem, words) => {
  const error = new GraphQLError(
    `Variable "$input" got invalid value ${value} at "input.max_staff"; ${problem}`,
  );
  expect(clientErrors(error, 'r')[0]?.validation).toEqual({ 'input.max_staff': [words] });
});

it('leaves out what is offered for a name, and no more of what somebody has sent', () => {
  const without = (message: string) =>
    withoutSuggestions({ formatted: { message }, status: 200, internal: null }).formatted.message;
  expect(without('There is no "x? Did you mean y". Did you mean "z" or "to use an inline fragment"?')).toBe(
    'There is no "x? Did you mean y".',
  );
  const sent = `Found "${' Did you mean '.repeat(70_000)}".`;
  expect(without(sent)).toBe(sent);
});
