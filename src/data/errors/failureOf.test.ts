import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { failureOf } from './failureOf.ts';

const graphQL = (code: string, message: string) =>
  Object.assign(new Error('ApolloError'), { graphQLErrors: [{ message, extensions: { code } }] });
const unanswered = 'The server did not answer. Try again in a moment.';

it.each([
  ['the data provider’s error', new HttpError('Not for you.', 403), 403, 'Not for you.'],
  ['an error of the contract', graphQL('FORBIDDEN', 'Not for you.'), 403, 'Not for you.'],
  ['a query that costs too much', graphQL('QUERY_TOO_EXPENSIVE', 'Too much.'), 400, 'Too much.'],
  ['a read that was stopped', graphQL('QUERY_TOO_SLOW', 'Too long.'), 503, 'Too long.'],
  ['a server whose database is away', graphQL('UNAVAILABLE', 'Try again soon.'), 503, 'Try again soon.'],
  ['too much at a time', graphQL('TOO_MANY_READS', 'In a moment.'), 429, 'In a moment.'],
  ['a failure of the server', graphQL('INTERNAL', 'On our side.'), 500, 'On our side.'],
  ['a gateway', Object.assign(new Error('…'), { networkError: { statusCode: 503 } }), 503, unanswered],
  ['no network', Object.assign(new Error('…'), { networkError: new TypeError() }), undefined, unanswered],
  ['an answer that could not be read', new HttpError('Unexpected token', 200), undefined, 'Unexpected token'],
])('%s has its status and its words', (_what, error, status, message) => {
  expect(failureOf(error)).toEqual({ status, message });
});
