import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { keptDocuments } from './keptDocuments.ts';

it('has all documents forgotten before they become too large together, and begins anew', () => {
  let forgotten = 0;
  const keep = keptDocuments(() => (forgotten += 1));
  const document = parse(`{ ${'a '.repeat(1_998)}}`);
  expect(document.tokenCount).toBe(2_000);
  const times = (count: number) => Array.from({ length: count }, () => keep(document));
  times(25);
  expect(forgotten).toBe(0);
  times(1);
  expect(forgotten).toBe(1);
  times(24);
  expect(forgotten).toBe(1);
  times(1);
  expect(forgotten).toBe(2);
});
