import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** What managers ask others to do with participants. */
export const requestHints = {
  ParticipantRequest: {
    label: { one: 'Request', many: 'Requests' },
    representation: ['participant.fullName'],
    defaultColumns: ['participant', 'kind', 'state', 'reason', 'author', 'dateCreated', 'decidedBy'],
    sort: { field: 'dateCreated', order: 'DESC' },
    views: {
      open: { label: 'Open', filter: { state: 'OPEN' }, isFirst: true },
      mine: { label: 'Asked by me', filter: { author_id: '@me' } },
      all: { label: 'All', filter: {} },
    },
    facts: ['kind', 'state', 'author', 'dateCreated'],
    labels: {
      kind: 'Asks for',
      deletedParticipant: 'Deleted participant',
      duplicate: 'Second record',
      author: 'Asked by',
      answer: 'Why it was declined',
      dateDecided: 'Decided',
      dateCreated: 'Asked',
      dateModified: 'Changed',
    },
    sections: [
      {
        name: 'details',
        help: 'What is asked for, and why.',
        fields: ['kind', 'participant', 'deletedParticipant', 'duplicate', 'reason', 'author'],
      },
      {
        name: 'decision',
        label: 'Decision',
        help: 'What became of it.',
        fields: ['state', 'decidedBy', 'dateDecided', 'answer'],
      },
    ],
  },
} as const satisfies Hints<ObjectTypes>['types'];
