// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const costCategoryMessages = {
  name: 'Cost category |||| Cost categories',
  fields: {
    name: 'Name',
    reference: 'Reference',
    parent: 'Parent',
    'parent.id': 'Parent',
    path: 'Path',
    children: 'Children',
    dateCreated: 'Created',
    dateModified: 'Changed',
  },
  help: {
    name: 'Name of the category. No two below the same category share one.',
    reference: 'Reference in the accounts. What is below TRV, ACC and LOG is for logistics to see and write.',
    'parent.id': 'Category that this one is below. Empty at the top of the tree.',
  },
  filters: {
    text_search: 'Search',
    parentId: 'Parent',
    dateCreated_gte: 'Created from',
    dateCreated_lt: 'Created before',
    dateModified_gte: 'Changed from',
    dateModified_lt: 'Changed before',
  },
  sections: { details: 'Details', related: 'Related', record: 'Record' },
} as const;
