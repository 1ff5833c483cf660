// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const costCategoryMessages = {
  name: 'Cost category |||| Cost categories',
  fields: { name: 'Name', reference: 'Reference', path: 'Path', children: 'Children' },
  help: {},
  filters: { text_search: 'Search' },
  sections: {
    details: 'Details',
    details_help: 'What it is.',
    related: 'Related',
    related_help: 'What belongs to it.',
  },
} as const;
