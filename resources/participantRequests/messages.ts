// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const participantRequestMessages = {
  name: 'Request |||| Requests',
  fields: {
    kind: 'Asks for',
    participant: 'Participant',
    deletedParticipant: 'Deleted participant',
    duplicate: 'Second record',
    reason: 'Reason',
    author: 'Asked by',
    state: 'State',
    decidedBy: 'Decided by',
    dateDecided: 'Decided',
    answer: 'Why it was declined',
    dateCreated: 'Asked',
    dateModified: 'Changed',
  },
  help: {},
  filters: { kind: 'Asks for', state: 'State', participant_id: 'Participant', author_id: 'Asked by' },
  sections: {
    details: 'Details',
    details_help: 'What is asked for, and why.',
    decision: 'Decision',
    decision_help: 'What became of it.',
    record: 'Record',
  },
} as const;
