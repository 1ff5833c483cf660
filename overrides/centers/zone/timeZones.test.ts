import { expect, it } from 'vitest';
import { zoneOf, zonesOf } from './timeZones.ts';

it.each([
  ['PL', 'Europe/Warsaw'],
  // Büsingen, Famagusta and all of Argentina keep the time of the others.
  ['DE', 'Europe/Berlin'],
  ['CY', 'Asia/Nicosia'],
  ['AR', 'America/Argentina/Buenos_Aires'],
  // The Canaries do not.
  ['ES', undefined],
  ['US', undefined],
  ['XX', undefined],
])('a centre in %s goes by %s', (code, zone) => {
  expect(zoneOf(zonesOf(code), 2027)).toBe(zone);
});
