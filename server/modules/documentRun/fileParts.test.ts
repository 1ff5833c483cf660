import { expect, it } from 'vitest';
import { fileParts } from './fileParts.ts';

it.each([
  ['pages', [{ pages: 3 }, { pages: 2 }, { pages: 5 }, { pages: 6 }, { pages: 1 }], ['0 1', '2', '3', '4']],
  ['text', [0.5, 0.5, 0.25, 0.8, 0.1].map((share) => ({ pages: 1, share })), ['0 1', '2', '3 4']],
  ['cards, whose pages nobody counted', [{}, {}, {}, {}, {}, {}], ['0 1 2 3 4', '5']],
])('a file ends before it has more than it may, of %s', (_what, results, parts) => {
  const rows = results.map((result, key) => ({ key: String(key), result }));
  expect(fileParts(rows, 5).map((part) => part.map(({ key }) => key).join(' '))).toEqual(parts);
});
