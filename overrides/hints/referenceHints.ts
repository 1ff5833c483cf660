import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** What other records refer to. */
export const referenceHints = {
  CostCategory: {
    label: { one: 'Cost category', many: 'Cost categories' },
    representation: ['path'],
    hidden: ['parentId'],
    labels: { dateCreated: 'Created', dateModified: 'Changed' },
  },
  ReportableSpend: {
    name: 'spend',
    label: { one: 'Share of a cost', many: 'Reportable spend' },
    defaultColumns: [
      'participant',
      'centreEvent',
      'dateStart',
      'costCategory',
      'name',
      'lineAmount',
      'sharedBy',
      'amount',
    ],
    currencyOf: { lineAmount: 'currency', amount: 'currency' },
    inCommon: ['lineAmount', 'sharedBy'],
    sort: { field: 'dateStart', order: 'DESC' },
    labels: {
      centreEvent: 'Event',
      dateStart: 'Starts',
      dateEnd: 'Ends',
      name: 'Paid for',
      costCategory: 'Category',
      lineAmount: 'Cost',
      sharedBy: 'Split over',
      amount: 'Share',
    },
    filterLabels: { centre_event_id: 'Event', participant_id: 'Participant', country_id: 'Country' },
  },
  ExchangeRateSet: {
    label: { one: 'Set of exchange rates', many: 'Exchange rates' },
    representation: ['base', 'day'],
    defaultColumns: ['base', 'day', 'source', 'rateCount', 'inForce', 'author', 'reason', 'dateCreated'],
    sort: { field: 'day', order: 'DESC' },
    views: {
      all: { label: 'All', filter: {} },
      in_force: {
        label: 'In force',
        filter: { in_force: true },
        sort: { field: 'base', order: 'ASC' },
      },
      entered: { label: 'Entered by hand', filter: { source: ['HAND'] } },
    },
    labels: {
      author: 'Kept by',
      inForce: 'In force',
      lastUpdated: 'Brought up to date',
      rateCount: 'Number of rates',
      dateCreated: 'Kept',
    },
  },
  Country: {
    // The name stands beside it: here the code is to be seen as it is.
    kinds: { countryCode: 'string' },
    labels: { countryCode: 'Code', isCustom: 'Added here' },
  },
} as const satisfies Hints<ObjectTypes>['types'];
