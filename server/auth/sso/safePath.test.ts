import { describe, expect, it } from 'vitest';
import { safePath } from './safePath.ts';

describe('safePath', () => {
  it.each(['/events', '/events/4/edit?tab=agenda#top', '/?q=a%2Fb', '/account', '/account/signed-in'])(
    'goes to %s',
    (wanted) => {
      expect(safePath(wanted)).toBe(wanted);
    },
  );

  it.each([
    '/x\\..\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/account/callback?code=x',
    '/account/login',
    '/account/signed-in/../login',
    'events',
    `/${'x'.repeat(2_000)}`,
    '',
    null,
    undefined,
  ])('stays home for %s', (wanted) => {
    expect(safePath(wanted)).toBe('/');
  });
});
