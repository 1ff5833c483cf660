import { expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://convene.example';

it.each([
  ['/events?filter=%7B%7D#top', '/events?filter=%7B%7D#top'],
  ['/account', '/account'],
  ['/', '/'],
])('goes to %s', (asked, target) => {
  expect(safeRedirect(asked, origin)).toBe(target);
});

it.each([
  null,
  '',
  'events',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/account/login?redirect=/',
  '/../..//evil.example',
])('goes home instead of to %j', (asked) => {
  expect(safeRedirect(asked, origin)).toBe('/');
});
