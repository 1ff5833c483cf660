import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** Templates, approved documents and the log. */
export const documentHints = {
  MergeTemplate: {
    name: 'templates',
    label: { one: 'Template', many: 'Templates' },
    defaultColumns: ['name', 'contexts', 'version', 'author', 'dateModified'],
    names: { versions: ['name', 'version', 'dateCreated'] },
    facts: ['contexts', 'version', 'author', 'dateModified'],
    // The list of versions says it of each.
    hidden: ['usedBy'],
    labels: {
      contexts: 'Takes values from',
      html: 'Text',
      prosemirror: 'Text',
      options: 'Layout',
      root: 'First version',
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
    help: { html: 'The framed words are filled in when a document is made from it.' },
    filterLabels: { isChild: 'Later versions' },
    sections: [
      { name: 'details', help: 'What the template is for.', fields: ['problems', 'name', 'key', 'contexts'] },
      { name: 'text', label: 'Text', help: 'What is written in it.', fields: ['html', 'prosemirror'] },
      { name: 'layout', label: 'Layout', help: 'Paper size, header and footer.', fields: ['options'] },
      {
        name: 'versions',
        label: 'Versions',
        help: 'A template that has been used is never rewritten.',
        fields: ['version', 'root', 'versions'],
      },
      {
        name: 'record',
        help: 'Who wrote it, and when.',
        fields: ['author', 'dateCreated', 'dateModified'],
      },
    ],
  },
  ApprovedDocument: {
    embedded: ['state'],
    labels: {
      jobcode: 'Job code',
      documentUrl: 'File',
      author: 'Made by',
      isCustomDocument: 'Uploaded',
      isApprovalStale: 'Stale',
      isAvailable: 'May be used',
      state: 'Status',
      approvedBy: 'Approved by',
      dateApproved: 'Approved',
      fileName: 'File name',
      fileSize: 'Size in bytes',
      runType: 'Kind',
      centreEvent: 'Event',
      trainingCentre: 'Centre',
      dateNeeded: 'Needed by',
      dateWaiting: 'Waiting since',
      dateWithdrawn: 'Withdrawn',
      withdrawnBy: 'Withdrawn by',
      withdrawnReason: 'Reason of the withdrawal',
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
    filterLabels: { date_needed_gte: 'Needed from', date_needed_lt: 'Needed before' },
    hidden: ['customMediaId', 'fieldHash'],
    notColumns: [
      'currentHash',
      'fileHash',
      'blocks',
      'consequences',
      'documentUrl',
      'approvedFilePath',
      'runKey',
      'newerGuid',
      'whyNotAgain',
    ],
    defaultColumns: ['name', 'state', 'centreEvent', 'dateNeeded', 'dateWaiting', 'approvedBy'],
    facts: ['centreEvent', 'dateNeeded', 'jobcode', 'dateApproved'],
    sort: { field: 'dateNeeded', order: 'ASC' },
  },
  Redirect: {
    representation: ['path'],
    defaultColumns: ['path', 'target', 'notes', 'dateModified'],
    facts: ['target', 'dateModified'],
    labels: {
      path: 'Address',
      target: 'Leads to',
      notes: 'Note',
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
    sort: { field: 'path', order: 'ASC' },
    sections: [
      {
        name: 'details',
        help: 'Who asks for the address is taken to where it leads.',
        fields: ['path', 'target', 'notes'],
      },
      { name: 'record', help: 'When it was made and changed.', fields: ['dateCreated', 'dateModified'] },
    ],
  },
  Audit: {
    label: { one: 'Change', many: 'Log' },
    representation: ['model'],
    defaultColumns: ['createdAt', 'user', 'event', 'auditableType', 'model', 'oldValues', 'newValues'],
    choices: { event: 'AuditEvent', auditableType: 'AuditedType' },
    untested: ['id'],
    facts: ['event', 'auditableType', 'user', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    // What people look for in the log.
    views: {
      today: {
        label: 'Today',
        filter: {
          whereConditions: { AND: [{ column: 'CREATED_AT', operator: 'GTE', value: '@todayT00:00' }] },
        },
      },
      accounts: {
        label: 'Roles and accounts',
        filter: { whereConditions: { AND: [{ column: 'AUDITABLE_TYPE', operator: 'EQ', value: 'User' }] } },
      },
      taken: {
        label: 'Exports and passports shown',
        filter: {
          whereConditions: {
            AND: [{ column: 'EVENT', operator: 'IN', value: ['exported', 'viewed', 'revealed'] }],
          },
        },
      },
      deleted: {
        label: 'Deleted',
        filter: { whereConditions: { AND: [{ column: 'EVENT', operator: 'EQ', value: 'deleted' }] } },
      },
    },
    sections: [
      {
        name: 'details',
        help: 'What was done, by whom and when.',
        fields: [
          'event',
          'auditableType',
          'auditableId',
          'model',
          'user',
          'createdAt',
          'oldValues',
          'newValues',
        ],
      },
    ],
    labels: {
      auditableType: 'Kind',
      auditableId: 'Number of the record',
      ownerId: 'Number of the record whose history it is',
      isThere: 'Can be opened',
      event: 'What',
      model: 'Record',
      oldValues: 'Before',
      newValues: 'After',
      user: 'Who',
      createdAt: 'When',
    },
  },
} as const satisfies Hints<ObjectTypes>['types'];
