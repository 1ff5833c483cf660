// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const notificationMessages = {
  name: 'Notification |||| Notifications',
  fields: {
    kind: 'Kind',
    centreEvent: 'Event',
    waitingListEntry: 'Waiting-list entry',
    approvedDocument: 'Approved document',
    savedView: 'View',
    entered: 'Records that entered',
    dateCreated: 'Told',
    dateRead: 'Read',
  },
  help: {},
  filters: {
    text_search: 'Search',
    kind: 'Kind',
    centreEventId: 'Event',
    waitingListEntryId: 'Waiting-list entry',
    approvedDocumentId: 'Approved document',
    savedViewId: 'View',
    dateCreated_gte: 'Told from',
    dateCreated_lt: 'Told before',
    dateRead_gte: 'Read from',
    dateRead_lt: 'Read before',
  },
  sections: { details: 'Details', record: 'Record' },
} as const;
