import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** What documents are made by, what was made, and the tasks that do it. */
export const runHints = {
  DocumentRunEntry: {
    label: { one: 'Document run', many: 'Document runs' },
    defaultColumns: ['name', 'runType', 'centreEvent', 'generatedCount', 'dateGenerated', 'author'],
    labels: {
      runType: 'Kind',
      centreEvent: 'Event',
      author: 'Opened by',
      generatedCount: 'Documents made',
      dateGenerated: 'Last made',
      dateCreated: 'Opened',
      dateModified: 'Own values changed',
    },
    filterLabels: { centre_event_id: 'Event', run_type: 'Kind' },
    sort: { field: 'dateCreated', order: 'DESC' },
  },
  GeneratedDocument: {
    label: { one: 'Generated document', many: 'Generated documents' },
    defaultColumns: [
      'title',
      'runType',
      'centreEvent',
      'participant',
      'trainer',
      'pages',
      'author',
      'dateCreated',
    ],
    hidden: ['fileHash'],
    labels: {
      fileName: 'File',
      runType: 'Kind',
      centreEvent: 'Event',
      eventBooking: 'Booking',
      author: 'Made by',
      dateSent: 'Sent',
      dateCreated: 'Made',
    },
    filterLabels: {
      centre_event_id: 'Event',
      event_booking_id: 'Booking',
      participant_id: 'Participant',
      trainer_id: 'Trainer',
      run_type: 'Kind',
    },
    sort: { field: 'dateCreated', order: 'DESC' },
  },
  Task: {
    defaultColumns: ['title', 'state', 'done', 'failed', 'total', 'owner', 'dateCreated', 'dateEnded'],
    facts: ['state', 'done', 'failed', 'total'],
    hidden: ['kind', 'subject', 'result', 'asked'],
    labels: {
      isCancelling: 'Asked to stop',
      message: 'Why it failed',
      total: 'Rows in all',
      owner: 'Asked for by',
      dateCreated: 'Asked for',
      dateStarted: 'Began',
      dateEnded: 'Ended',
    },
    sort: { field: 'dateCreated', order: 'DESC' },
    sections: [
      {
        name: 'details',
        help: 'What it does, and how far it is.',
        fields: ['title', 'state', 'done', 'failed', 'total', 'isCancelling', 'message'],
      },
      { name: 'rows', label: 'Rows', help: 'What became of each.', fields: ['rows'] },
      {
        name: 'record',
        help: 'Who asked for it, and when it ran.',
        fields: ['owner', 'dateCreated', 'dateStarted', 'dateEnded'],
      },
    ],
  },
  SavedView: {
    label: { one: 'View', many: 'Views' },
    representation: ['label'],
    forms: false,
    defaultColumns: ['label', 'resource', 'audience', 'role', 'owner', 'dateModified'],
    hidden: [
      'type',
      'look',
      'arguments',
      'position',
      'isPinned',
      'isDefault',
      'defaultRoles',
      'watch',
      'watchProblem',
    ],
    labels: {
      label: 'Name',
      resource: 'List',
      audience: 'For',
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
  },
  Notification: {
    labels: {
      centreEvent: 'Event',
      waitingListEntry: 'Waiting-list entry',
      savedView: 'View',
      entered: 'Records that entered',
      dateCreated: 'Told',
      dateRead: 'Read',
    },
  },
  TaskRow: {
    hidden: ['key', 'result'],
    labels: { position: 'No.', label: 'What', message: 'Why it failed' },
  },
} as const satisfies Hints<ObjectTypes>['types'];
