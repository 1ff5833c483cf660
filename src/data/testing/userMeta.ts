import { parse } from 'graphql';
import type { ResourceMeta } from '../ResourceMeta.ts';

/** A plain list whose records spell their id otherwise, written by hand for tests. */
export const userMeta: ResourceMeta = {
  name: 'users',
  type: 'User',
  idField: 'ID',
  representation: ['fullName'],
  list: {
    field: 'users',
    paged: false,
    operation: parse('query UserList { users { ID fullName lastName roles registeredDate } }'),
    pickOperation: parse('query UserPick { users { ID fullName } }'),
    sortColumns: {},
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      roles: { path: [], list: true, scalar: 'enum', source: 'roles', operator: 'in' },
      registeredDate_gte: {
        path: [],
        list: false,
        scalar: 'date',
        source: 'registeredDate',
        operator: 'gte',
      },
    },
    searchFilter: 'text_search',
  },
  one: {
    field: 'user',
    idVariable: 'ID',
    operation: parse('query UserShow($ID: ID!) { user(ID: $ID) { ID fullName userEmail } }'),
  },
};

/** A plain list and nothing else. */
export const countryMeta: ResourceMeta = {
  name: 'countries',
  type: 'Country',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'countries',
    paged: false,
    operation: parse('query CountryList { countries { id name } }'),
    pickOperation: parse('query CountryPick { countries { id name } }'),
    sortColumns: {},
    filters: {},
  },
};
