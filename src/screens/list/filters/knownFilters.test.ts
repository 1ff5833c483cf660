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

it('takes nothing off a list that is not known yet', () => {
  expect(knownFilters({ countries: ['4'] }, undefined, [])).toEqual({
    known: { countries: ['4'] },
    gone: [],
  });
});
