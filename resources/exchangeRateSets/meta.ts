// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  exchangeRateSetListOperation,
  exchangeRateSetPickOperation,
  exchangeRateSetShowOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'exchangeRateSets',
  type: 'ExchangeRateSet',
  idField: 'id',
  representation: ['base', 'day'],
  can: 'can',
  list: {
    field: 'exchangeRateSets',
    paged: true,
    operation: exchangeRateSetListOperation,
    pickOperation: exchangeRateSetPickOperation,
    sortColumns: { day: 'DAY', base: 'BASE', dateCreated: 'DATE_CREATED' },
    sortKeys: {
      day: 'DAY',
      base: 'BASE',
      source: 'SOURCE',
      dateCreated: 'DATE_CREATED',
      lastUpdated: 'LAST_UPDATED',
    },
    filters: {
      base: { path: ['where', 'base'], list: false, scalar: 'string', source: 'base', operator: 'eq' },
      source: { path: ['where', 'source'], list: true, scalar: 'enum', source: 'source', operator: 'in' },
      in_force: {
        path: ['where', 'in_force'],
        list: false,
        scalar: 'boolean',
        source: 'inForce',
        operator: 'eq',
      },
      day_gte: { path: ['where', 'day_gte'], list: false, scalar: 'date', source: 'day', operator: 'gte' },
      day_lt: { path: ['where', 'day_lt'], list: false, scalar: 'date', source: 'day', operator: 'lt' },
      whereConditions: { path: ['where', 'whereConditions'], list: false, scalar: 'object' },
    },
    figures: true,
    exports: true,
  },
  one: { field: 'exchangeRateSet', operation: exchangeRateSetShowOperation, idVariable: 'id' },
};
