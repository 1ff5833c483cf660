// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const savedViewMessages = {
  name: 'View |||| Views',
  fields: {
    resource: 'List',
    label: 'Name',
    audience: 'For',
    role: 'Role',
    owner: 'Owner',
    dateCreated: 'Date created',
    dateModified: 'Date modified',
  },
  help: {},
  filters: {
    resource: 'List',
    is_pinned: 'Pinned',
    text_search: 'Search',
    audience: 'For',
    role: 'Role',
    ownerId: 'Owner',
    dateCreated_gte: 'Date created from',
    dateCreated_lt: 'Date created before',
    dateModified_gte: 'Date modified from',
    dateModified_lt: 'Date modified before',
  },
  sections: { details: 'Details', record: 'Record' },
} as const;
