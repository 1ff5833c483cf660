// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const savedViewMessages = {
  name: 'View |||| Views',
  fields: {
    resource: 'List',
    label: 'Name',
    audience: 'For',
    role: 'Role',
    owner: 'Owner',
    dateCreated: 'Created',
    dateModified: 'Changed',
  },
  help: {},
  filters: {
    resource: 'List',
    is_pinned: 'Pinned',
    text_search: 'Search',
    audience: 'For',
    role: 'Role',
    ownerId: 'Owner',
    dateCreated_gte: 'Created from',
    dateCreated_lt: 'Created before',
    dateModified_gte: 'Changed from',
    dateModified_lt: 'Changed before',
  },
  sections: { details: 'Details', record: 'Record' },
} as const;
