import { expect, it } from 'vitest';
import { initials } from '../image/imageVariants.ts';
import { safeAddress } from '../url/safeAddress.ts';
import { humanise } from '../wording/humanise.ts';
import { labelOf } from './labelOf.ts';
import { nameText } from './nameText.ts';
import { isEmptyValue, valueAt } from './valueAt.ts';

it('names a record by the given paths, else by a usual one, never by its id', () => {
  expect(labelOf({ id: '7', path: 'Travel / Rail' }, ['path'])).toBe('Travel / Rail');
  expect(
    labelOf({ participant: { fullName: 'Dr Żak' }, centreEvent: { name: 'Day course' } }, [
      'participant.fullName',
      'centreEvent.name',
    ]),
  ).toBe('Dr Żak · Day course');
  expect(labelOf({ id: '7', firstName: 'Anna', lastName: 'Żak' }, ['firstName', 'lastName'])).toBe(
    'Anna Żak',
  );
  expect(labelOf({ id: '7', name: 'Anna', fullName: 'Dr Anna Żak' })).toBe('Dr Anna Żak');
  expect(labelOf({ id: '7' })).toBeUndefined();
});

it('writes a date out that names a record', () => {
  expect(nameText('EUR · 2026-05-27', 'en-GB')).toBe('EUR · 27 May 2026');
  expect(nameText('Course 2026-05-27', 'en-GB')).toBe('Course 2026-05-27');
});

it('walks a path through rows and gives up where it breaks off', () => {
  expect(valueAt({ trainers: [{ priority: 3 }] }, 'trainers.0.priority')).toBe(3);
  expect(valueAt({ country: null }, 'country.id')).toBeUndefined();
});

it('holds nothing, an empty text and an empty list for empty, but not zero and no', () => {
  expect([null, undefined, '', []].every(isEmptyValue)).toBe(true);
  expect([0, false, 'a', [0]].some(isEmptyValue)).toBe(false);
});

it.each([
  ['NOT_SET', 'Not set'],
  ['dateStart', 'Date start'],
  ['country_id', 'Country'],
])('%s is said as %s', (name, words) => {
  expect(humanise(name)).toBe(words);
});

it.each([
  ['Dr Żaneta Kowalska-Nowak', 'ŻK'],
  ['Prof. Lapo Marinetton', 'LM'],
  ['青柳', '青'],
  ['', ''],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
  'links to no %s',
  (address) => {
    expect(safeAddress(address)).toBeUndefined();
  },
);
