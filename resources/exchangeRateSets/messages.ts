// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const exchangeRateSetMessages = {
  name: 'Set of exchange rates |||| Exchange rates',
  fields: {
    base: 'Base',
    day: 'Day',
    source: 'Source',
    reason: 'Reason',
    author: 'Kept by',
    lastUpdated: 'Brought up to date',
    inForce: 'In force',
    rateCount: 'Number of rates',
    rates: 'Rates',
    'rates.base': 'Base',
    'rates.target': 'Target',
    'rates.rate': 'Rate',
    'rates.lastUpdated': 'Last updated',
    dateCreated: 'Kept',
  },
  help: {},
  filters: {
    base: 'Base',
    source: 'Source',
    in_force: 'In force',
    day_gte: 'Day from',
    day_lt: 'Day before',
  },
  sections: {
    details: 'Details',
    rates: 'Rates',
    rates_help: 'One rate for each target currency.',
    record: 'Record',
  },
} as const;
