// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const documentRunEntryMessages = {
  name: 'Document run |||| Document runs',
  fields: {
    key: 'Key',
    name: 'Name',
    runType: 'Kind',
    centreEvent: 'Event',
    author: 'Opened by',
    generatedCount: 'Documents made',
    dateGenerated: 'Last made',
    dateCreated: 'Opened',
    dateModified: 'Own values changed',
  },
  help: {},
  filters: { centre_event_id: 'Event', run_type: 'Kind' },
  sections: { details: 'Details', record: 'Record' },
} as const;
