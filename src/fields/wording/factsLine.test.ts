import { expect, it } from 'vitest';
import { factsLine } from './factsLine.ts';

it('is what is known, side by side', () => {
  expect(factsLine(['Kraków B', null, '', undefined, '7 Dec 2026'])).toBe('Kraków B · 7 Dec 2026');
});

it('keeps the day in order beside a name that is written from the right', () => {
  expect(factsLine(['قسم', '7 Dec 2026'])).toBe('\u2068قسم\u2069 · 7 Dec 2026');
});

it('names several in their order where all are written from the right', () => {
  expect(factsLine(['أحمد', 'علي 2'], ', ')).toBe('\u2068أحمد\u2069, \u2068علي 2\u2069');
});
