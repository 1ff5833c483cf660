import { expect, it } from 'vitest';
import { comingFrom, isComing } from './comingEvents.ts';

const eveningInDenver = new Date('2027-03-11T02:00:00Z');
const morningInTokyo = new Date('2027-03-10T22:00:00Z');

it.each([
  ['today on an American evening', '2027-03-10', 'America/Denver', eveningInDenver, true],
  ['yesterday east of Greenwich', '2027-03-10', 'Asia/Tokyo', morningInTokyo, false],
  ['today east of Greenwich', '2027-03-11', 'Asia/Tokyo', morningInTokyo, true],
  ['today on the last clock of all', '2027-03-10', 'Etc/GMT+12', new Date('2027-03-11T11:59:00Z'), true],
])('an event of %s is asked for, and offered as long as it is to come', (_when, day, zone, now, offered) => {
  expect(comingFrom(now) <= day).toBe(true);
  expect(isComing({ dateStart: day, timeZone: zone }, now)).toBe(offered);
});
