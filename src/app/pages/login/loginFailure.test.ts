import { expect, it } from 'vitest';
import { MissingUserError } from '#src/auth/MissingUserError.ts';
import { WrongClockError } from '#src/auth/WrongClockError.ts';
import { loginFailure } from './loginFailure.ts';

const graphQL = (code: string, details = {}) => ({
  graphQLErrors: [{ message: code, extensions: { code, ...details } }],
});

it.each([
  [graphQL('INVALID_CREDENTIALS'), { word: 'login.failed' }],
  [graphQL('BAD_USER_INPUT'), { word: 'login.failed' }],
  [new MissingUserError(), { word: 'login.no_user' }],
  [new WrongClockError(), { word: 'login.clock' }],
  [graphQL('USER_MISSING'), { word: 'login.no_user' }],
  [new Error('Quota exceeded'), { word: 'login.unreachable' }],
  [graphQL('RATE_LIMITED', { seconds: 42 }), { word: 'login.limited', seconds: 42 }],
  [{ networkError: { statusCode: 429 } }, { word: 'login.limited', seconds: 60 }],
  [graphQL('INTERNAL'), { word: 'login.unreachable' }],
  [{ networkError: { statusCode: 502 } }, { word: 'login.unreachable' }],
  [new TypeError('Failed to fetch'), { word: 'login.unreachable' }],
])('%j reads as %j', (error, failure) => {
  expect(loginFailure(error)).toEqual(failure);
});
