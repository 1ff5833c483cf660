import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { clientErrors } from './clientErrors.ts';

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
