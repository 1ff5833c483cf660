// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const redirectMessages = {
  name: 'Redirect |||| Redirects',
  fields: {
    path: 'Address',
    target: 'Leads to',
    notes: 'Note',
    dateCreated: 'Created',
    dateModified: 'Changed',
  },
  help: {
    path: 'The address that people ask for, such as /spring-course. It has no page of its own.',
    target:
      'Where it leads: a page of this app such as /events/12, or a web address that begins with https:// or http://.',
    notes: 'Why it is there, for whoever looks at it later.',
  },
  filters: { text_search: 'Text search', trashed: 'Kept or deleted' },
  sections: {
    details: 'Details',
    details_help: 'Who asks for the address is taken to where it leads.',
    record: 'Record',
    record_help: 'When it was made and changed.',
  },
} as const;
