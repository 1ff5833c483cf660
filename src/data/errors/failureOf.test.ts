import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { failureOf } from './failureOf.ts';

const graphQL = (code: string, message: string) =>
  Object.assign(new Error('ApolloError'), { graphQLErrors: [{ message, extensions: { code } }] });
const unanswered = 'The server did not answer. Try again in a moment.';

it.each([
  ['the data provider’s error', new HttpError('Not for you.', 403), 403, 'Not for you.'],
  ['an error of the contract', graphQL('FORBIDDEN', 'Not for you.'), 403, 'Not for you.'],
  ['a failure of the server', graphQL('INTERNAL', 'On our side.'), 500, 'On our side.'],
  ['a gateway', Object.assign(new Error('…'), { networkError: { statusCode: 503 } }), 503, unanswered],
  ['no network', Object.assign(new Error('…'), { networkError: new TypeError() }), undefined, unanswered],
  ['an answer that could not be read', new HttpError('Unexpected token', 200), undefined, 'Unexpected token'],
])('%s has its status and its words', (_what, error, status, message) => {
  expect(failureOf(error)).toEqual({ status, message });
});
