// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const approvedDocumentMessages = {
  name: 'Approved document |||| Approved documents',
  fields: {
    name: 'Name',
    jobcode: 'Job code',
    documentUrl: 'File',
    author: 'Author',
    approvedBy: 'Approved by',
    dateApproved: 'Approved',
    isCustomDocument: 'Uploaded',
    dateCreated: 'Created',
    dateModified: 'Changed',
  },
  help: {},
  filters: {
    text_search: 'Search',
    authorId: 'Author',
    approvedById: 'Approved by',
    dateApproved_gte: 'Approved from',
    dateApproved_lt: 'Approved before',
    isCustomDocument: 'Uploaded',
    dateCreated_gte: 'Created from',
    dateCreated_lt: 'Created before',
    dateModified_gte: 'Changed from',
    dateModified_lt: 'Changed before',
  },
  sections: {
    details: 'Details',
    details_help: 'What it is.',
    record: 'Record',
    record_help: 'When it was made and changed.',
  },
} as const;
