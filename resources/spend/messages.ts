// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const spendMessages = {
  name: 'Share of a cost |||| Reportable spend',
  fields: {
    participant: 'Participant',
    centreEvent: 'Event',
    country: 'Country',
    name: 'Paid for',
    costCategory: 'Category',
    dateStart: 'Starts',
    dateEnd: 'Ends',
    sharedBy: 'Split over',
    lineAmount: 'Cost',
    amount: 'Share',
    currency: 'Currency',
  },
  help: {},
  filters: {
    date_start_gte: 'Starts from',
    date_start_lt: 'Starts before',
    country_id: 'Country',
    centre_event_id: 'Event',
    participant_id: 'Participant',
    currency: 'Currency',
  },
  sections: { details: 'Details', dates: 'Dates', numbers: 'Numbers', costs: 'Costs' },
} as const;
