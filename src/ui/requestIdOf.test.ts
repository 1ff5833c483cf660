import { expect, it } from 'vitest';
import { requestIdOf } from './requestIdOf.ts';

it.each([
  [{ extensions: { requestId: 'a' } }, 'a'],
  [{ graphQLErrors: [{ extensions: { requestId: 'b' } }] }, 'b'],
  [{ body: { requestId: 'c' } }, 'c'],
  [{ cause: { networkError: { requestId: 'd' } } }, 'd'],
  [{ body: { details: { requestId: 'e' } } }, 'e'],
  [{ networkError: { response: new Response(null, { headers: { 'x-request-id': 'f' } }) } }, 'f'],
  [{ body: { response: new Response(null, { status: 503 }) } }, undefined],
  [new Error('nothing'), undefined],
  [undefined, undefined],
])('finds the id in %j', (error, id) => {
  expect(requestIdOf(error)).toBe(id);
});

it('does not follow a circle for ever', () => {
  const error: { cause?: unknown } = {};
  error.cause = error;
  expect(requestIdOf(error)).toBeUndefined();
});
