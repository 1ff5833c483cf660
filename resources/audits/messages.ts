// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const auditMessages = {
  name: 'Change |||| Log',
  fields: {
    auditableId: 'Number of the record',
    ownerId: 'Number of the record whose history it is',
    auditableType: 'Kind',
    isThere: 'Can be opened',
    event: 'What',
    model: 'Record',
    oldValues: 'Before',
    newValues: 'After',
    user: 'Who',
    createdAt: 'When',
  },
  help: {},
  filters: {},
  sections: { details: 'Details', details_help: 'What was done, by whom and when.' },
  conditions: { USER: 'The user who did it' },
} as const;
