import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressInApp } from '#schema/addressInApp.ts';
import { safePath } from '#server/auth/sso/safePath.ts';
import { safeRedirect } from '#src/auth/safeRedirect.ts';

/** Where a redirect leads is judged as whoever follows it may read it: decoded, unfolded, in a browser's eyes. */

const home = 'https://convene.example';
const leaves = (address: string) => new URL(address, home).origin !== home;

/** A bad address, wrapped as often as a client likes. */
const slash = fc.constantFrom('/', '\\', '%2f', '%5C', '%252F', '%25252f', '／', '＼', '∕', '⁄', '%EF%BC%8F');
const unseen = fc.constantFrom(
  '',
  '',
  '\t',
  '\n',
  '\r',
  '\0',
  '%09',
  '%0d',
  '%2509',
  '\u200b',
  '\u202e',
  '%E2%80%8B',
);
const dots = fc.constantFrom('', '', './', '../', '%2e%2e/', '..%2f', '%252e%252e%252f');
const hostile = fc
  .tuple(
    fc.constantFrom('', '/'),
    unseen,
    slash,
    unseen,
    dots,
    slash,
    fc.constantFrom('evil.example', '@evil.example'),
  )
  .map((parts) => parts.join(''));
const anyAddress = fc.oneof(
  hostile,
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl(),
);

/** All that it may be read as, by however many who decode it. */
function readings(address: string): readonly string[] {
  const found = [address];
  for (let text = address; found.length < 20;) {
    const next = text.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
    if (next === text) break;
    found.push((text = next));
  }
  return found.flatMap((text) => [text, text.normalize('NFKC')]);
}

describe('an address to go to', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '%2f%2fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%09/evil.example',
    '/\u0000/evil.example',
    '/\u007f',
    '/／evil.example',
    '/∕evil.example',
    '/%E2%88%95evil.example',
    '/＼evil.example',
    '/..%2f%2fevil.example',
    '/x/..%2f..%2f/evil.example',
    '/%ff%2f/../%2fevil.example',
    '/a\u202eb',
    '/a%E2%80%8Bb',
    'javascript:alert(1)',
  ])('is none: %s', (address) => {
    expect(addressInApp(address)).toBeNull();
    expect([safePath(address), safeRedirect(address)]).toEqual(['/', '/']);
  });

  it.each([
    ['/events', '/events'],
    ['/%65vents/4', '/events/4'],
    ['/a%2fb?next=%2F%2Fevil.example#%2f', '/a%2Fb?next=%2F%2Fevil.example#%2f'],
    ['/żółw', '/%C5%BC%C3%B3%C5%82w'],
    ['/50%25', '/50%25'],
  ])('has one spelling: %s', (address, spelled) => {
    const url = addressInApp(address);
    expect(url && `${url.pathname}${url.search}${url.hash}`).toBe(spelled);
  });

  it('stays in the app however often it is decoded', () => {
    let kept = 0;
    fc.assert(
      fc.property(anyAddress, (address) => {
        const url = addressInApp(address);
        if (url === null) return;
        kept += 1;
        for (const reading of readings(url.pathname))
          expect(leaves(reading), `${address} as ${reading}`).toBe(false);
        expect(addressInApp(`${url.pathname}${url.search}${url.hash}`)?.href).toBe(url.href);
      }),
      { numRuns: 5_000 },
    );
    expect(kept).toBeGreaterThan(100);
  });
});
