import fc from 'fast-check';
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
    '//evil.example',
    '/\\evil.example',
    '/x\\..\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
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

  it('never leaves the origin', () => {
    const wanted = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(wanted, (path) => {
        expect(new URL(safePath(path), 'https://convene.example').origin).toBe('https://convene.example');
      }),
      { numRuns: 500 },
    );
  });
});
