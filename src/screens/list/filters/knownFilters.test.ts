import { parse } from 'graphql';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
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
  operators: ['EQ'],
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

it('takes nothing off a list that is not known yet', () => {
  expect(knownFilters({ countries: ['4'] }, undefined, [])).toEqual({
    known: { countries: ['4'] },
    gone: [],
  });
});
