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
  conditions: {
    CENTRE_EVENT_NAME: 'Event · Name',
    CENTRE_EVENT_DATE_START: 'Event · Starts',
    CENTRE_EVENT_DATE_END: 'Event · Ends',
    CENTRE_EVENT_TRAINING_CENTRE_ID: 'Event · Centre',
    CENTRE_EVENT_COUNTRY_ID: 'Event · Country',
  },
} as const;
