import { expect, it } from 'vitest';
import { readDayTime } from './readDayTime.ts';

const read = (text: string) => readDayTime(text, 'en-GB', '2026-11-21');

it.each([
  ['12 Mar 2027, 9:30', '2027-03-12T09:30'],
  ['12 Mar 2027, 09:30', '2027-03-12T09:30'],
  ['12.3.27 14:00', '2027-03-12T14:00'],
  ['tomorrow 9.30', '2026-11-22T09:30'],
  ['friday, 2 pm', '2026-11-27T14:00'],
  ['2027-03-12T09:30', '2027-03-12T09:30'],
  ['2027-03-12T09:30:00', '2027-03-12T09:30'],
  ['12 Mar 2027 0930', '2027-03-12T09:30'],
])('%s is %s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

it.each(['12 Mar 2027', '9:30', '12 Mar 2027, 25:00', 'tomorrow 9:70', ''])('"%s" is no moment', (text) => {
  expect(read(text)).toBeUndefined();
});
