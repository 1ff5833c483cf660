// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  userCreateDocument,
  userEditDocument,
  userListDocument,
  userPickDocument,
  userShowDocument,
  userUpdateDocument,
} from './documents.ts';

export const meta: ResourceMeta = {
  name: 'users',
  type: 'User',
  idField: 'ID',
  representation: ['fullName'],
  can: 'can',
  list: {
    field: 'users',
    paged: false,
    document: userListDocument,
    pickDocument: userPickDocument,
    sortColumns: {
      username: 'username',
      userEmail: 'userEmail',
      nameTitle: 'nameTitle',
      firstName: 'firstName',
      lastName: 'lastName',
      fullName: 'fullName',
      registeredDate: 'registeredDate',
      dateModified: 'dateModified',
    },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      roles: { path: [], list: true, scalar: 'enum', source: 'roles', operator: 'in' },
      allowedCountries: { path: [], list: true, scalar: 'id', source: 'allowedCountries', operator: 'in' },
      registeredDate_gte: {
        path: [],
        list: false,
        scalar: 'date',
        source: 'registeredDate',
        operator: 'gte',
      },
      registeredDate_lt: { path: [], list: false, scalar: 'date', source: 'registeredDate', operator: 'lt' },
      dateModified_gte: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'gte' },
      dateModified_lt: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'lt' },
    },
    searchFilter: 'text_search',
  },
  one: { field: 'user', document: userShowDocument, editDocument: userEditDocument, idVariable: 'ID' },
  create: {
    field: 'createUser',
    document: userCreateDocument,
    inputs: [
      { name: 'username', source: 'username', required: true, kind: 'value' },
      { name: 'user_email', source: 'userEmail', required: true, kind: 'value' },
      { name: 'name_title', source: 'nameTitle', kind: 'value' },
      { name: 'first_name', source: 'firstName', kind: 'value' },
      { name: 'last_name', source: 'lastName', kind: 'value' },
      { name: 'password', source: 'password', kind: 'value' },
      { name: 'roles', source: 'roles', kind: 'value' },
      { name: 'countries', source: 'countries', kind: 'ids' },
      {
        name: 'options',
        source: 'options',
        kind: 'objects',
        inputs: [
          { name: 'key', source: 'key', required: true, kind: 'value' },
          { name: 'value', source: 'value', kind: 'value' },
        ],
      },
    ],
  },
  update: {
    field: 'updateUser',
    document: userUpdateDocument,
    inputs: [
      { name: 'user_email', source: 'userEmail', kind: 'value' },
      { name: 'name_title', source: 'nameTitle', kind: 'value' },
      { name: 'first_name', source: 'firstName', kind: 'value' },
      { name: 'last_name', source: 'lastName', kind: 'value' },
      { name: 'password', source: 'password', kind: 'value' },
      { name: 'roles', source: 'roles', kind: 'value' },
      { name: 'countries', source: 'countries', kind: 'ids' },
      {
        name: 'options',
        source: 'options',
        kind: 'objects',
        inputs: [
          { name: 'key', source: 'key', required: true, kind: 'value' },
          { name: 'value', source: 'value', kind: 'value' },
        ],
      },
    ],
    idInput: 'id',
    version: { input: 'date_modified', source: 'dateModified' },
  },
};
