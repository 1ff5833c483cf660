// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const countryMessages = {
  name: 'Country |||| Countries',
  fields: { name: 'Name', countryCode: 'Code', isCustom: 'Added here' },
  help: {},
  filters: { text_search: 'Search', isCustom: 'Added here' },
  sections: { details: 'Details' },
} as const;
