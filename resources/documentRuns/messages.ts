// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const documentRunEntryMessages = {
  name: 'Document run entry |||| Document run entries',
  fields: {
    key: 'Key',
    name: 'Name',
    runType: 'Run type',
    centreEvent: 'Centre event',
    author: 'Author',
    generatedCount: 'Generated count',
    dateGenerated: 'Date generated',
    dateCreated: 'Date created',
    dateModified: 'Date modified',
  },
  help: {},
  filters: { centre_event_id: 'Centre event', run_type: 'Run type' },
  sections: {
    details: 'Details',
    details_help: 'What it is.',
    record: 'Record',
    record_help: 'When it was made and changed.',
  },
} as const;
