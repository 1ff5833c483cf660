import { parse } from 'graphql';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { knownFilters } from './knownFilters.ts';

const document = parse('query ($whereConditions: String) { users(where: $whereConditions) { id } }');
const list: ListMeta = {
  field: 'users',
  paged: false,
  operation: document,
  pickOperation: document,
  sortColumns: {},
  filters: { roles: { path: [], list: true, scalar: 'enum', source: 'roles', operator: 'in' } },
};
const elements = [createElement(StringInput.Filter, { source: 'city' })];

it('keeps the filters of the contract, of the screen, the search and the conditions, and names the others', () => {
  const known = { roles: ['booker'], city: 'Brno', q: 'ada', whereConditions: {} };
  expect(knownFilters({ ...known, countries: ['4'] }, list, elements)).toEqual({
    known,
    gone: ['countries'],
  });
});

const conditions = {
  source: 'whereConditions',
  columns: [{ value: 'CITY' }],
  operators: ['EQ', 'GTE', 'LIKE'],
  relations: [{ value: 'EVENT_BOOKINGS', columns: [{ value: 'STATUS' }] }],
};

it('takes off the conditions whose column or relation there is no more, and keeps the others', () => {
  const city = { column: 'CITY', operator: 'EQ', value: 'Brno' };
  const lost = { column: 'MOOD', operator: 'EQ', value: 'good' };
  const has = (relation: string) => ({ HAS: { relation } });
  const parted = (whereConditions: object) => knownFilters({ whereConditions }, list, elements, conditions);
  expect(parted({ AND: [city, lost, { OR: [has('VISITS'), has('EVENT_BOOKINGS')] }] })).toEqual({
    known: { whereConditions: { AND: [city, { OR: [has('EVENT_BOOKINGS')] }] } },
    gone: ['MOOD', 'VISITS'],
  });
  expect(parted({ OR: [lost, { AND: [lost] }] })).toEqual({ known: {}, gone: ['MOOD'] });
});

it.each([
  ['conditions that are none', 'x', undefined, 'conditions'],
  ['a part that is no condition', { AND: [5] }, undefined, 'conditions'],
  ['a group that is none', { OR: [{ AND: 'x' }] }, undefined, 'conditions'],
  ['conditions in a list', [{ column: 'CITY', operator: 'EQ', value: 'Brno' }], undefined, 'conditions'],
  [
    'a pattern without a text',
    { AND: [{ column: 'CITY', operator: 'LIKE', value: null }] },
    undefined,
    'CITY',
  ],
])('takes off %s, which no chip could', (_what, whereConditions, kept, gone) => {
  const { known, gone: told } = knownFilters({ city: 'Brno', whereConditions }, list, elements, conditions);
  expect([known, told]).toEqual([{ city: 'Brno', whereConditions: kept }, [gone]]);
});

it('takes off what is said in words that nobody knows, of days and of people; a text may hold any', () => {
  const day = { path: [], list: false, scalar: 'date' } as const;
  const known = {
    starts_gte: '@next_30_days',
    starts_lt: '@2027-03-01T24:00',
    author: '@me',
    city: '@soon',
  };
  const lost = { ends_gte: '@next_fortnight', ends_lt: '@next_fortnight.end', owner: '@you' };
  const id = { path: [], list: false, scalar: 'id' } as const;
  const filters = { starts_gte: day, starts_lt: day, ends_gte: day, ends_lt: day, author: id, owner: id };
  expect(knownFilters({ ...known, ...lost }, { ...list, filters }, elements)).toEqual({
    known,
    gone: ['ends_gte', 'ends_lt', 'owner'],
  });
  const columns = [{ value: 'STARTS', kind: 'date' as const }, { value: 'CITY' }];
  const starts = (value: string) => ({ column: 'STARTS', operator: 'GTE', value });
  const where = { AND: [starts('@today'), starts('@someday'), { column: 'CITY', value: '@soon' }] };
  expect(knownFilters({ whereConditions: where }, list, elements, { ...conditions, columns })).toEqual({
    known: { whereConditions: { AND: [where.AND[0], where.AND[2]] } },
    gone: ['STARTS'],
  });
});

it('takes off a choice that there is no more, a day that is none, and a comparison that nobody knows', () => {
  const colours = [
    createElement(EnumInput.Filter, { source: 'colour', name: 'Colour', values: ['RED', 'BLUE'] }),
  ];
  const day = { path: [], list: false, scalar: 'date' } as const;
  const parted = (values: object) =>
    knownFilters({ ...values }, { ...list, filters: { starts_gte: day, starts_lt: day } }, colours, {
      ...conditions,
      columns: [
        { value: 'COLOUR', kind: 'enum', values: ['RED', 'BLUE'] },
        { value: 'STARTS', kind: 'date' },
      ],
    });
  const known = { colour: ['RED'], starts_gte: '', starts_lt: '2027-03-12' };
  expect(parted(known)).toEqual({ known, gone: [] });
  expect(parted({ colour: ['RED', 'GREEN'], starts_gte: 'soon' })).toEqual({
    known: {},
    gone: ['colour', 'starts_gte'],
  });
  const test = (column: string, operator: string, value: unknown) => ({ column, operator, value });
  const kept = [test('COLOUR', 'EQ', 'RED'), test('COLOUR', 'LIKE', 'GRE%'), { column: 'STARTS' }];
  const lost = [
    test('COLOUR', 'EQ', 'GREEN'),
    test('STARTS', 'GTE', 'soon'),
    test('STARTS', 'NEAR', '2027-03-12'),
  ];
  expect(parted({ whereConditions: { AND: [...kept, ...lost] } })).toEqual({
    known: { whereConditions: { AND: kept } },
    gone: ['COLOUR', 'STARTS'],
  });
});

it('takes off a period where one day is meant, and days that move where a moment is', () => {
  const on = (operator: 'eq' | 'gte', scalar: 'date' | 'dateTime') =>
    ({ path: [], list: false, scalar, operator }) as const;
  const filters = { day: on('eq', 'date'), starts_gte: on('gte', 'date'), made: on('eq', 'dateTime') };
  const columns = [
    { value: 'STARTS', kind: 'date' as const },
    { value: 'MADE', kind: 'dateTime' as const },
  ];
  const definition = { ...conditions, columns, operators: ['EQ', 'NEQ', 'IN', 'BETWEEN', 'GTE'] };
  const parted = (values: object) => knownFilters({ ...values }, { ...list, filters }, elements, definition);
  const test = (column: string, operator: string, value: unknown) => ({ column, operator, value });
  const kept = [
    test('STARTS', 'EQ', '@this_month'),
    test('STARTS', 'GTE', '@this_month'),
    test('STARTS', 'NEQ', '@today'),
    test('MADE', 'GTE', '@this_monthT00:00'),
  ];
  const lost = [
    test('STARTS', 'NEQ', '@this_month'),
    test('STARTS', 'IN', ['@today', '@this_month']),
    test('STARTS', 'BETWEEN', ['2027-03-01', '@next_month']),
    test('MADE', 'EQ', '@today'),
    { column: 'MADE', value: '@this_month' },
  ];
  const known = { starts_gte: '@this_month' };
  expect(
    parted({ ...known, day: '@this_month', made: '@today', whereConditions: { AND: [...kept, ...lost] } }),
  ).toEqual({
    known: { ...known, whereConditions: { AND: kept } },
    gone: ['day', 'made', 'STARTS', 'MADE'],
  });
  expect(parted({ day: '@today' })).toEqual({ known: { day: '@today' }, gone: [] });
});

it('takes nothing off a list that is not known yet', () => {
  expect(knownFilters({ countries: ['4'] }, undefined, [])).toEqual({
    known: { countries: ['4'] },
    gone: [],
  });
});

it('a filter that is not for this viewer is taken off as one that is gone', () => {
  const values = { roles: ['booker'], city: 'Brno' };
  expect(knownFilters(values, list, elements, undefined, ['city'])).toEqual({
    known: { roles: ['booker'] },
    gone: ['city'],
  });
});
