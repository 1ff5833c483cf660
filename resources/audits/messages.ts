// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const auditMessages = {
  name: 'Change |||| Log',
  fields: {
    event: 'What',
    auditableType: 'Kind',
    auditableId: 'Number of the record',
    model: 'Record',
    user: 'Who',
    createdAt: 'When',
    oldValues: 'Before',
    newValues: 'After',
    ownerId: 'Number of the record whose history it is',
    isThere: 'Can be opened',
  },
  help: {},
  filters: {},
  sections: { details: 'Details', details_help: 'What was done, by whom and when.' },
  conditions: { USER: 'The user who did it' },
} as const;
