import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** What other records refer to. */
export const referenceHints = {
  CostCategory: { label: { one: 'Cost category', many: 'Cost categories' }, representation: ['path'] },
  ExchangeRateSet: {
    label: { one: 'Exchange rates', many: 'Exchange rates' },
    representation: ['base', 'day'],
    labels: { inForce: 'In force', lastUpdated: 'Brought up to date', dateCreated: 'Kept' },
  },
  Country: {
    // The name stands beside it: here the code is to be seen as it is.
    kinds: { countryCode: 'string' },
    labels: { countryCode: 'Code', isCustom: 'Added here' },
  },
} as const satisfies Hints<ObjectTypes>['types'];
