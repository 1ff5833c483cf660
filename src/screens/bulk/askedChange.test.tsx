import { expect, it } from 'vitest';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { askedChange, changedRecord, type FieldWish, missing, type Mode } from './AskedChange.ts';

const wish = (input: InputMeta, mode: Mode, value: unknown, isList = false): FieldWish => ({
  field: { input, element: <StringInput source={input.source} />, isList, isRequired: false },
  mode,
  value,
});
const city: InputMeta = { name: 'city', source: 'city', kind: 'value' };
const country: InputMeta = { name: 'country_id', source: 'country.id', kind: 'id' };
const tags: InputMeta = { name: 'tags', source: 'tags', kind: 'value' };
const friends: InputMeta = { name: 'friends', source: 'friends', kind: 'ids', sync: true };

it('says by the names of the inputs what is set, emptied and added', () => {
  const wishes = [
    wish(city, 'clear', 'Bern'),
    wish(country, 'set', 5),
    wish(tags, 'extend', ['new'], true),
    wish(friends, 'clear', ['1'], true),
  ];
  expect(askedChange(wishes)).toEqual({
    changes: { city: null, country_id: '5', friends: { sync: [] } },
    add: { tags: ['new'] },
  });
});

it('says the same of a record: what is added stands beside what is there, once', () => {
  const record = { id: '1', city: 'Bern', country: { id: '3', name: 'Chad' }, tags: ['old', 'new'] };
  const wishes = [
    wish(city, 'clear', undefined),
    wish(country, 'set', '5'),
    wish(tags, 'extend', ['new', 'newer'], true),
  ];
  expect(changedRecord(record, wishes)).toEqual({
    id: '1',
    city: null,
    country: { id: '5' },
    tags: ['old', 'new', 'newer'],
  });
});

it('asks for a value of what is to be set, and for none of what is to be emptied', () => {
  expect(missing([wish(city, 'set', ''), wish(country, 'clear', null)]).map(({ input }) => input)).toEqual([
    city,
  ]);
});
