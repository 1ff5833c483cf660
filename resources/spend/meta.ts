// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { spendListOperation, spendPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'spend',
  type: 'ReportableSpend',
  idField: 'id',
  representation: ['name'],
  apart: ['dateStart', 'dateEnd'],
  list: {
    field: 'reportableSpend',
    paged: true,
    operation: spendListOperation,
    pickOperation: spendPickOperation,
    sortColumns: { dateStart: 'DATE_START', name: 'NAME', amount: 'AMOUNT' },
    sortKeys: {
      dateStart: 'DATE_START',
      dateEnd: 'DATE_END',
      name: 'NAME',
      lineAmount: 'LINE_AMOUNT',
      sharedBy: 'SHARED_BY',
      amount: 'AMOUNT',
      currency: 'CURRENCY',
    },
    filters: {
      date_start_gte: {
        path: ['where', 'date_start_gte'],
        list: false,
        scalar: 'date',
        source: 'dateStart',
        operator: 'gte',
      },
      date_start_lt: {
        path: ['where', 'date_start_lt'],
        list: false,
        scalar: 'date',
        source: 'dateStart',
        operator: 'lt',
      },
      country_id: {
        path: ['where', 'country_id'],
        list: false,
        scalar: 'id',
        source: 'country',
        operator: 'eq',
      },
      centre_event_id: {
        path: ['where', 'centre_event_id'],
        list: false,
        scalar: 'id',
        source: 'centreEvent',
        operator: 'eq',
      },
      participant_id: {
        path: ['where', 'participant_id'],
        list: false,
        scalar: 'id',
        source: 'participant',
        operator: 'eq',
      },
      currency: {
        path: ['where', 'currency'],
        list: false,
        scalar: 'string',
        source: 'currency',
        operator: 'eq',
      },
      whereConditions: { path: ['where', 'whereConditions'], list: false, scalar: 'object' },
    },
    figures: true,
    exports: true,
  },
};
