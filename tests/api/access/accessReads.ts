import type { Fixtures } from './accessFixtures.ts';
import { ids, one, type Operation, paged, plain, reference } from './accessCalls.ts';

const byEvent = (on: Fixtures) => ({ value: on.centreEvent });

const mailed = (on: Fixtures) => ({
  input: { documentGuids: [on.generatedDocument], template_id: on.mergeTemplate, subject: 'Your letter' },
});
const found = (data: Readonly<Record<string, unknown>>): boolean => data['found'] !== null;

/** How each query of the contract is called, and what tells that something was seen. */
export const accessReads: Readonly<Record<string, Operation>> = {
  documentRun: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: documentRun(key: $id) { key } }',
      variables: { id: on.documentRun },
    }),
    sees: found,
  },
  documentRuns: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: documentRuns(where: { centre_event_id: $id }) { data { key } } }',
      variables: { id: on.centreEvent },
    }),
    sees: (data, on) => JSON.stringify(data['found']).includes(on.documentRun),
  },
  generatedDocument: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: generatedDocument(guid: $id) { guid } }',
      variables: { id: on.generatedDocument },
    }),
    sees: found,
  },
  generatedDocuments: {
    kind: 'read',
    call: (on) => ({
      query:
        'query ($id: ID!) { found: generatedDocuments(where: { centre_event_id: $id }) { data { guid } } }',
      variables: { id: on.centreEvent },
    }),
    sees: (data, on) => JSON.stringify(data['found']).includes(on.generatedDocument),
  },
  documentMails: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($input: SendDocumentsInput!) { found: documentMails(input: $input) { whyNot } }',
      variables: mailed(on),
    }),
    sees: found,
  },
  task: one('task'),
  tasks: plain('tasks', 'task'),
  previewRecordChange: {
    kind: 'read',
    call: (on) => ({
      query:
        'query ($selection: RowSelection!) { found: previewRecordChange(selection: $selection, changes: "{\\"notes\\":\\"x\\"}") { total } }',
      variables: { selection: { type: 'Participant', ids: [on.participant] } },
    }),
    sees: (data) => (data['found'] as { readonly total: number }).total === 1,
  },
  recordImport: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($key: ID!) { found: recordImport(key: $key) { key } }',
      variables: { key: on.recordImport },
    }),
    sees: found,
  },
  recordImportRows: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($key: ID!) { found: recordImportRows(key: $key) { total } }',
      variables: { key: on.recordImport },
    }),
    sees: found,
  },
  exportedRecords: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($key: ID!) { found: exportedRecords(key: $key) { key } }',
      variables: { key: on.recordExport },
    }),
    sees: found,
  },
  access: reference('access { type can { action allowed why } hiddenFields }'),
  roleTable: reference('roleTable { capabilities { capability reaches } }'),
  approvedDocument: one('approvedDocument'),
  approvedDocuments: plain('approvedDocuments', 'approvedDocument'),
  approvedDocumentsPaginated: paged('approvedDocumentsPaginated', 'approvedDocument', ''),
  approvalCounts: reference('approvalCounts { toApprove }'),
  approvalsDue: reference('approvalsDue { id }'),
  audit: one('audit', 'ID', 'id'),
  audits: paged(
    'audits',
    'audit',
    'Mixed|, whereConditions: { column: ID, operator: EQ, value: $value }',
    (on) => ({ value: on.audit }),
  ),
  centreEvent: one('centreEvent'),
  centreEvents: paged('centreEvents', 'centreEvent', 'ID|, where: { training_centre_id: $value }', (on) => ({
    value: on.trainingCentre,
  })),
  costCategories: reference('costCategories { id }'),
  reportableSpend: paged(
    'reportableSpend',
    'reportableSpend',
    'ID|, where: { participant_id: $value }',
    (on) => ({ value: on.participant }),
  ),
  countries: reference('countries { id }'),
  listFigures: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($list: RowSelection!) { found: listFigures(list: $list) { count } }',
      variables: { list: { type: 'CentreEvent', ids: [on.centreEvent] } },
    }),
    sees: (data) => (data['found'] as { readonly count: number }).count === 1,
  },
  participantMerge: {
    kind: 'read',
    call: (on) => ({
      query:
        'query ($id: ID!, $other: ID!) { found: participantMerge(id: $id, duplicate_id: $other) { bookings } }',
      variables: { id: on.participant, other: on.waitingParticipant },
    }),
    sees: found,
  },
  participantRequest: one('participantRequest'),
  participantRequests: paged(
    'participantRequests',
    'participantRequest',
    'ID|, where: { author_id: $value }',
    () => ({ value: '1' }),
  ),
  eventAvailability: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: eventAvailability(centre_event_id: $id) { centreEventId } }',
      variables: { id: on.centreEvent },
    }),
    sees: (data) => data['found'] !== null,
  },
  peopleAvailability: {
    kind: 'read',
    call: (on) => ({
      query:
        'query ($id: ID!, $people: [ID!]!) { found: peopleAvailability(centre_event_id: $id, participant_ids: $people) { participantId } }',
      variables: { id: on.centreEvent, people: [on.participant] },
    }),
    sees: (data) => data['found'] !== null,
  },
  dashboard: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { dashboard(where: { training_centre_id: $id }) { months { events } } }',
      variables: { id: on.trainingCentre },
    }),
    sees: (data) => (data['dashboard'] as { months: readonly unknown[] }).months.length > 0,
  },
  dashboardReport: reference('dashboardReport { id }'),
  eventBooking: one('eventBooking'),
  eventBookings: paged('eventBookings', 'eventBooking', 'ID|, where: { centre_event_id: $value }', byEvent),
  honorariaPreview: {
    kind: 'read',
    call: (on) => ({
      query: `query ($id: ID!, $trainers: [HonorariaMinutesInput!]!) { found: honorariaPreview(centre_event_id: $id, trainers: $trainers) { totalHonorariaMinutes } }`,
      variables: {
        id: on.taughtEvent,
        trainers: [{ trainer_id: on.trainer, prep_minutes: 1, post_minutes: 1, travel_minutes: 1 }],
      },
    }),
    sees: (data) => Array.isArray(data['found']) && data['found'].length > 0,
  },
  blockedHonoraria: reference('blockedHonoraria { message }'),
  exchangeRates: reference('exchangeRates(base: "EUR") { rates { rate } }'),
  exchangeRateSet: reference('exchangeRateSet(id: "1") { id author { ID } rates { rate } }'),
  exchangeRateSets: {
    kind: 'read',
    call: () => ({ query: '{ found: exchangeRateSets { data { id } } }', variables: {} }),
    sees: (data) => JSON.stringify(data['found']).includes('"id"'),
  },
  exchangeRateHistory: reference(
    'exchangeRateHistory(base: "EUR", target: "PLN", from: "2026-11-01") { rate }',
  ),
  exchangeRateNeeds: reference('exchangeRateNeeds { base rate events { name } }'),
  exchangeRateFeed: reference('exchangeRateFeed { askedAt }'),
  exchangeRatePreview: reference(
    'exchangeRatePreview(base: "EUR", day: "2026-11-20", text: "PLN,4.3") { followsId }',
  ),
  indications: reference('indications { id }'),
  mergeTemplate: one('mergeTemplate'),
  mergeFields: {
    kind: 'read',
    call: () => ({ query: '{ found: mergeFields(contexts: [TRAINER]) { path } }', variables: {} }),
    sees: (data) => Array.isArray(data['found']) && data['found'].length > 0,
  },
  mergeTemplates: paged('mergeTemplates', 'mergeTemplate', ''),
  participant: one('participant'),
  participants: paged('participants', 'participant', 'ID!|, where: { id: [$value] }', (on) => ({
    value: on.participant,
  })),
  trainer: one('trainer'),
  trainers: paged('trainers', 'trainer', 'ID!|, where: { id: [$value] }', (on) => ({ value: on.trainer })),
  trainingCentre: one('trainingCentre'),
  trainingCentres: paged('trainingCentres', 'trainingCentre', ''),
  user: one('user', 'ID'),
  users: plain('users', 'user', 'ID'),
  usersPaginated: paged('usersPaginated', 'user', '', () => ({}), 'ID'),
  userSignOn: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: userSignOn(user_id: $id) { identities { id } } }',
      variables: { id: on.user },
    }),
    sees: (data) => data['found'] !== null,
  },
  waitingListEntry: one('waitingListEntry'),
  waitingListEntries: plain('waitingListEntries', 'waitingListEntry'),
  waitingListEntriesPaginated: paged('waitingListEntriesPaginated', 'waitingListEntry', ''),
  notifications: reference('notifications { id }'),
  olderNotifications: reference('olderNotifications(than: "1") { id }'),
  mySessions: reference('mySessions { sessionId }'),
  hasPassword: reference('hasPassword'),
  distinctValues: reference('distinctValues(type: "Indication", field: "name")'),
  mySecondFactor: reference('mySecondFactor { since }'),

  redirect: one('redirect'),
  redirects: paged('redirects', 'redirect', ''),
  redirectLookup: reference('redirectLookup(path: "/nowhere") { target }'),
  savedView: one('savedView'),
  savedViews: plain('savedViews', 'savedView'),
  savedViewCounts: {
    kind: 'read',
    call: ({ savedView }) => ({
      query: 'query ($ids: [ID!]!) { found: savedViewCounts(ids: $ids) { id } }',
      variables: { ids: [savedView] },
    }),
    sees: (data, on) => ids(data['found']).includes(on.savedView),
  },
  viewSharing: reference('viewSharing { everyone }'),
};
