import { expect, it, vi } from 'vitest';
import { keptFormat } from './keptFormat.ts';

it('is made once for a locale and its options, and anew where the clock of the viewer is another', () => {
  const made = () => keptFormat(Intl.DateTimeFormat, 'en-GB', { hour: '2-digit', hourCycle: 'h23' });
  const first = made();
  expect(made()).toBe(first);
  expect(keptFormat(Intl.DateTimeFormat, 'de', { hour: '2-digit', hourCycle: 'h23' })).not.toBe(first);
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
  expect(made()).not.toBe(first);
  offset.mockRestore();
  expect(made()).toBe(first);
});

it('tells formats of one locale and the same options apart by what they write', () => {
  expect(keptFormat(Intl.NumberFormat, 'de', {}).format(1234.5)).toBe('1.234,5');
  expect(keptFormat(Intl.DateTimeFormat, 'de', {}).format(new Date(2027, 2, 12))).toBe('12.3.2027');
});
