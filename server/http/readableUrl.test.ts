import { expect, it } from 'vitest';
import { readableUrl } from './readableUrl.ts';

it.each([
  ['/events/12?filter=%7B%7D', '/events/12?filter=%7B%7D'],
  ['/centers/K%C3%B6ln', '/centers/K%C3%B6ln'],
  ['/events/50%', '/events/50%25'],
  ['/%FF?q=50%', '/%25FF?q=50%'],
  ['//events', '/%2Fevents'],
  ['/events///1/?to=//x', '/events/%2F%2F1/?to=//x'],
])('reads %s as %s', (given, read) => {
  expect(readableUrl(given)).toBe(read);
});
