import { expect, it } from 'vitest';
import { momentText } from './momentText.ts';

const moment = '2027-03-12T23:30:00.000Z';

it.each([
  ['of an event', { timeZone: 'Asia/Tokyo' }, 'timeZone', '2027-03-13T08:30:00+09:00'],
  [
    'of a booking',
    { centreEvent: { timeZone: 'America/New_York' } },
    'centreEvent.timeZone',
    '2027-03-12T18:30:00-05:00',
  ],
  ['on half an hour', { timeZone: 'Asia/Kolkata' }, 'timeZone', '2027-03-13T05:00:00+05:30'],
  ['in Greenwich', { timeZone: 'UTC' }, 'timeZone', '2027-03-12T23:30:00+00:00'],
])('a moment %s is told in the zone of the event (S5)', (_of, row, zone, text) => {
  expect(momentText(moment, row, zone)).toBe(text);
});

it('is on summer time when the event’s place is', () => {
  expect(momentText('2027-07-01T10:00:00Z', { timeZone: 'Europe/Berlin' }, 'timeZone')).toBe(
    '2027-07-01T12:00:00+02:00',
  );
});

it('stays as it is where no event gives it a zone', () => {
  expect(momentText(moment, { name: 'Dr Żak' }, 'timeZone')).toBe(moment);
  expect(momentText(moment, { timeZone: 'Asia/Tokyo' }, undefined)).toBe(moment);
  expect(momentText(null, { timeZone: 'Asia/Tokyo' }, 'timeZone')).toBe('');
});
