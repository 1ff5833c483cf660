import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it.each([
  [0, '0 byte'],
  [300, '300 byte'],
  [48_213, '48 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_250_000, '1.3 MB'],
  [999_600_000, '1 GB'],
  [4_000_000_000_000, '4,000 GB'],
])('%d bytes are said as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-GB')).toBe(text);
});

it('is written as the reader writes figures', () => {
  expect(formatSize(1_250_000, 'de-DE')).toBe('1,3 MB');
});
