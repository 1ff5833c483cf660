import { expect, it } from 'vitest';
import { comparePdfText } from './comparePdfText.ts';
import type { PdfMark } from './PdfMark.ts';

/** The marked words, by page. */
const marked = (pages: readonly string[], marks: readonly PdfMark[] = []) =>
  marks.map(({ page, start, end }) => [page, pages[page - 1]?.slice(start, end)]);

it('marks what was taken out of one and put into the other, on the pages where it stands', () => {
  const before = ['Welcome\n09:00 Hall A', 'Workshop with Dr Żółciński at noon'];
  const after = ['Welcome\n09:05 Hall A', 'Workshop with Prof. Adler at noon, then\n', 'lunch'];
  const found = comparePdfText(before, after);
  expect(marked(before, found?.before)).toEqual([
    [1, '09:00'],
    [2, 'Dr Żółciński'],
    [2, 'noon'],
  ]);
  expect(marked(after, found?.after)).toEqual([
    [1, '09:05'],
    [2, 'Prof. Adler'],
    [2, 'noon, then'],
    [3, 'lunch'],
  ]);
  expect(found?.places).toBe(3);
});

it('a line or a page that breaks elsewhere is no difference', () => {
  expect(comparePdfText(['one two\nthree', 'four'], ['one\ntwo three\nfour'])).toEqual({
    before: [],
    after: [],
    places: 0,
  });
});
