// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetOAuthResponse, takenOAuthResponse, takeOAuthResponse } from './oauthResponse.ts';

afterEach(forgetOAuthResponse);

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  takeOAuthResponse();
  return window.location.pathname + window.location.search + window.location.hash;
};

it.each([
  ['?code=a&state=b&session_state=x', { code: 'a', state: 'b' }],
  ['?code=a&state=b&iss=https%3A%2F%2Fid.example', { code: 'a', state: 'b', iss: 'https://id.example' }],
  ['?error=access_denied&error_description=x&state=b', { error: 'access_denied' }],
  ['?state=b', undefined],
  ['', undefined],
])('takes %j out of the address', (search, taken) => {
  expect(open(`/account/callback${search}#there`)).toBe('/account/callback');
  expect(takenOAuthResponse()).toEqual(taken);
});

it('leaves other addresses alone', () => {
  expect(open('/events?code=a&state=b')).toBe('/events?code=a&state=b');
  expect(open('/?state=b&page=2')).toBe('/?state=b&page=2');
  expect(takenOAuthResponse()).toBeUndefined();
});

it('drops what a sign-out brings back', () => {
  expect(open('/?state=eyJ')).toBe('/');
});
