import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle.ts';

it('puts the brand behind the title of the page', () => {
  expect(documentTitle('Events', 'Acme')).toBe('Events | Acme Registration Plaform');
});

it('is the platform where a page has no title', () => {
  expect(documentTitle(undefined, 'Acme')).toBe('Acme Registration Platform');
});
