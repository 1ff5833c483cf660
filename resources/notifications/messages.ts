// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const notificationMessages = {
  name: 'Notification |||| Notifications',
  fields: {
    kind: 'Kind',
    centreEvent: 'Centre event',
    waitingListEntry: 'Waiting list entry',
    approvedDocument: 'Approved document',
    savedView: 'Saved view',
    entered: 'Entered',
    dateCreated: 'Date created',
    dateRead: 'Date read',
  },
  help: {},
  filters: {
    text_search: 'Search',
    kind: 'Kind',
    centreEventId: 'Centre event',
    waitingListEntryId: 'Waiting list entry',
    approvedDocumentId: 'Approved document',
    savedViewId: 'Saved view',
    dateCreated_gte: 'Date created from',
    dateCreated_lt: 'Date created before',
    dateRead_gte: 'Date read from',
    dateRead_lt: 'Date read before',
  },
  sections: { details: 'Details', record: 'Record' },
} as const;
