import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loginPathFrom, safeRedirect } from './safeRedirect.ts';

describe('safeRedirect', () => {
  it.each(['/events', '/events/4/edit?tab=agenda#top', '/?q=a%2Fb'])('goes to %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/account/login?redirect=/a',
    'events',
    '',
    null,
    undefined,
  ])('stays home for %s', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          expect(new URL(safeRedirect(target), 'https://convene.example').origin).toBe(
            'https://convene.example',
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('loginPathFrom', () => {
  it('remembers path and query', () => {
    const path = loginPathFrom({ pathname: '/events', search: '?page=2&sort=name' });
    expect(new URLSearchParams(path.split('?')[1]).get('redirect')).toBe('/events?page=2&sort=name');
  });

  it('remembers home and the account too, and no page of the way in', () => {
    expect(loginPathFrom({ pathname: '/', search: '' })).toBe('/account/login?redirect=%2F');
    expect(loginPathFrom({ pathname: '/account/', search: '?a=1' })).toBe(
      '/account/login?redirect=%2Faccount%2F%3Fa%3D1',
    );
    expect(loginPathFrom({ pathname: '/account/login', search: '?redirect=%2Fa' })).toBe('/account/login');
  });
});
