import { expect, it } from 'vitest';
import { colourName, isColour } from './colourName.ts';

it.each([
  ['#1B659D', 'Blue'],
  ['#63B76C', 'Green'],
  ['#ECF245', 'Yellow'],
  ['#C02B18', 'Red'],
  ['#0A2A44', 'Dark blue'],
  ['#F3C9C4', 'Light red'],
  ['#808080', 'Grey'],
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
])('%s is called %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});

it('a text is a colour only when it is nothing else', () => {
  expect(isColour('#1b659d')).toBe(true);
  expect(isColour('Room #1b659d')).toBe(false);
  expect(isColour('#12')).toBe(false);
});
