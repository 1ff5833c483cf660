// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const indicationMessages = {
  name: 'Indication |||| Indications',
  fields: { name: 'Name', colour: 'Colour' },
  help: {},
  filters: { text_search: 'Search' },
  sections: { details: 'Details' },
} as const;
