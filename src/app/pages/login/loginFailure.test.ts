import { expect, it } from 'vitest';
import { loginFailure } from './loginFailure.ts';

it.each([
  [{ graphQLErrors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] }, 'login.failed'],
  [new Error('ra.auth.sign_in_error'), 'login.failed'],
  [{ graphQLErrors: [{ extensions: { code: 'RATE_LIMITED' } }] }, 'login.limited'],
  [{ networkError: { statusCode: 429 } }, 'login.limited'],
  [{ networkError: { statusCode: 502 } }, 'login.unreachable'],
  [new TypeError('Failed to fetch'), 'login.unreachable'],
])('%j reads as %s', (error, word) => {
  expect(loginFailure(error)).toBe(word);
});
