import { objectId, unique } from '#tests/factories/records.ts';
import { savedViewInput } from '#tests/factories/savedViewInput.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import type { Fixtures } from './accessFixtures.ts';
import {
  action,
  create,
  ids,
  note,
  one,
  type Operation,
  paged,
  plain,
  reference,
  remove,
  restore,
  reveal,
  template,
  update,
} from './accessCalls.ts';

const byEvent = (on: Fixtures) => ({ value: on.centreEvent });

const ofAdministrators = { audience: 'ROLE', role: 'administrator' };

const mailed = (on: Fixtures) => ({
  input: { documentGuids: [on.generatedDocument], template_id: on.mergeTemplate, subject: 'Your letter' },
});
const importKey = (on: Fixtures) => ({ key: on.recordImport });
const found = (data: Readonly<Record<string, unknown>>): boolean => data['found'] !== null;

export const accessOperations: Readonly<Record<string, Operation>> = {
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
  getOrCreateDocumentRun: action(
    'mutation ($params: JSON!) { getOrCreateDocumentRun(runType: INVITATION, runParams: $params) { key } }',
    (on) => ({ params: JSON.stringify({ centre_event_id: on.centreEvent }) }),
  ),
  updateDocumentRun: action(
    'mutation ($key: ID!) { updateDocumentRun(input: { key: $key, modifiedFields: "{}" }) { key } }',
    (on) => ({ key: on.documentRun }),
  ),
  previewImpression: action(
    'mutation ($key: ID!) { previewImpression(key: $key, impression: "nobody") }',
    (on) => ({ key: on.documentRun }),
  ),
  generateDocuments: action(
    'mutation ($key: ID!) { generateDocuments(input: { key: $key, impressions: ["nobody"] }) { id } }',
    (on) => ({ key: on.documentRun }),
  ),
  generateMergeDocuments: action(
    'mutation { generateMergeDocuments(html: "<p>Free text</p>", impressions: []) { guid } }',
    () => ({}),
  ),
  generateDocumentArchive: action(
    'mutation ($guids: [ID!]!) { generateDocumentArchive(documentGuids: $guids) }',
    (on) => ({ guids: [on.generatedDocument] }),
  ),
  sendDocuments: action(
    'mutation ($input: SendDocumentsInput!) { sendDocuments(input: $input) { id } }',
    mailed,
  ),
  task: one('task'),
  tasks: plain('tasks', 'task'),
  cancelTask: action('mutation ($id: ID!) { cancelTask(id: $id) { id } }', (on) => ({ id: on.task })),
  retryTask: action('mutation ($id: ID!) { retryTask(id: $id) { id } }', (on) => ({ id: on.task })),
  previewRecordChange: {
    kind: 'read',
    call: (on) => ({
      query:
        'query ($selection: RowSelection!) { found: previewRecordChange(selection: $selection, changes: "{\\"notes\\":\\"x\\"}") { total } }',
      variables: { selection: { type: 'Participant', ids: [on.participant] } },
    }),
    sees: (data) => (data['found'] as { readonly total: number }).total === 1,
  },
  changeRecords: action(
    'mutation ($selection: RowSelection!) { changeRecords(selection: $selection, changes: "{\\"notes\\":\\"x\\"}") { id } }',
    (on) => ({ selection: { type: 'Participant', ids: [on.participant] } }),
  ),
  undoRecordChange: action('mutation ($id: ID!) { undoRecordChange(task: $id) { id } }', (on) => ({
    id: on.task,
  })),
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
  startImport: action('mutation ($input: StartImportInput!) { startImport(input: $input) { key } }', () => ({
    input: {
      type: 'Participant',
      fields: [],
      file: new TestFile(Buffer.from('last name\nX\n'), 'people.csv'),
    },
  })),
  changeImport: action(
    'mutation ($key: ID!) { changeImport(input: { key: $key, dates: MDY }) { key } }',
    importKey,
  ),
  checkImport: action('mutation ($key: ID!) { checkImport(key: $key) { key } }', importKey),
  amendImportRow: action(
    'mutation ($key: ID!) { amendImportRow(input: { key: $key, position: 1, cells: [] }) { line } }',
    importKey,
  ),
  runImport: action('mutation ($key: ID!) { runImport(key: $key) { key } }', importKey),
  importProblems: action('mutation ($key: ID!) { importProblems(key: $key) }', importKey),
  exportedRecords: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($key: ID!) { found: exportedRecords(key: $key) { key } }',
      variables: { key: on.recordExport },
    }),
    sees: found,
  },
  exportRecords: action(
    'mutation ($input: ExportRecordsInput!) { exportRecords(input: $input) { rows } }',
    () => ({
      input: {
        selection: { type: 'Audit', ids: [] },
        title: 'Log',
        format: 'CSV',
        columns: [{ source: 'event', label: 'Event' }],
      },
    }),
  ),
  access: reference('access { type can { action allowed why } hiddenFields }'),
  roleTable: reference('roleTable { capabilities { capability reaches } }'),
  approvedDocument: one('approvedDocument'),
  approvedDocuments: plain('approvedDocuments', 'approvedDocument'),
  approvalCounts: reference('approvalCounts { toApprove }'),
  approvalsDue: reference('approvalsDue { id }'),
  attachApprovedDocumentToCentreEvent: action(
    'mutation ($id: ID!) { attachApprovedDocumentToCentreEvent(centreEventId: $id) { id } }',
    (on) => ({ id: on.centreEvent }),
  ),
  attachApprovedDocumentToTrainingCentre: action(
    'mutation ($id: ID!) { attachApprovedDocumentToTrainingCentre(trainingCentreId: $id) { id } }',
    (on) => ({ id: on.trainingCentre }),
  ),
  uploadApprovedDocument: action(
    'mutation ($input: UploadApprovedDocumentInput!) { uploadApprovedDocument(input: $input) { id } }',
    (on) => ({ input: { id: on.approvedDocument, pdfFile: new TestFile(writePdf()) } }),
  ),
  removeCustomDocument: action('mutation ($id: ID!) { removeCustomDocument(id: $id) }', async (on, make) => ({
    id: (await make.document(on.centreEvent)).id,
  })),
  approveDocument: action(
    'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }',
    async (on, make) => ({ input: { id: (await make.filedDocument(on.centreEvent)).id, jobcode: note() } }),
  ),
  withdrawDocument: action(
    'mutation ($id: ID!) { withdrawDocument(id: $id, reason: "Replaced.") { id } }',
    (on) => ({ id: on.withdrawable }),
  ),
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
  eventAvailability: {
    kind: 'read',
    call: (on) => ({
      query: 'query ($id: ID!) { found: eventAvailability(centre_event_id: $id) { centreEventId } }',
      variables: { id: on.centreEvent },
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
  importExchangeRates: action(
    'mutation ($input: ImportExchangeRatesInput!) { importExchangeRates(input: $input) { id } }',
    () => ({ input: { base: 'EUR', day: '2026-06-01', text: 'PLN,4.3' } }),
  ),
  enterExchangeRates: action(
    'mutation ($input: EnterExchangeRatesInput!) { enterExchangeRates(input: $input) { id } }',
    () => ({
      input: { base: 'EUR', day: '2026-06-01', reason: 'As told', rates: [{ target: 'PLN', rate: 4.3 }] },
    }),
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
  notifications: reference('notifications { id }'),
  mySessions: reference('mySessions { sessionId }'),
  hasPassword: reference('hasPassword'),
  // Indications are everybody's; of which rows the values are is the scope's to say.
  distinctValues: reference('distinctValues(type: "Indication", field: "name")'),
  mySecondFactor: reference('mySecondFactor { since }'),

  createTrainingCentre: create('TrainingCentre', (on) => ({ name: note(), country_id: on.country })),
  updateTrainingCentre: update('TrainingCentre', 'trainingCentre', (on) => ({
    country_id: on.country,
    description: note(),
  })),
  createCentreEvent: create('CentreEvent', (on) => ({ name: note(), training_centre_id: on.trainingCentre })),
  updateCentreEvent: update('CentreEvent', 'centreEvent', () => ({ description: note() })),
  deleteCentreEvent: remove('CentreEvent', (on, make) =>
    make.event({ training_centre_id: on.trainingCentre }),
  ),
  restoreCentreEvent: restore('CentreEvent', (on, make) =>
    make.event({ training_centre_id: on.trainingCentre }),
  ),
  createTrainer: create('Trainer', (on) => ({ last_name: note(), country_id: on.country })),
  updateTrainer: update('Trainer', 'trainer', () => ({ hospital: note() })),
  createParticipant: create('Participant', (on) => ({ last_name: note(), country_id: on.country })),
  updateParticipant: update('Participant', 'participant', () => ({ notes: note() })),
  deleteParticipant: remove('Participant', (on, make) => make.participant({ country_id: on.country })),
  eraseParticipant: action(
    'mutation ($input: EraseParticipantInput!) { eraseParticipant(input: $input) { id } }',
    async (on, make) => ({
      input: { id: (await make.participant({ country_id: on.country })).id, reason: 'Asked for' },
    }),
  ),
  mergeParticipants: action(
    'mutation ($input: MergeParticipantsInput!) { mergeParticipants(input: $input) { id } }',
    async (on, make) => ({
      input: {
        id: (await make.participant({ country_id: on.country })).id,
        duplicate_id: (await make.participant({ country_id: on.country })).id,
      },
    }),
  ),
  restoreParticipant: restore('Participant', (on, make) => make.participant({ country_id: on.country })),
  createEventBooking: create('EventBooking', (on) => ({
    booking_status: 'CANCELLED',
    booking_type: 'TRAINEE',
    centre_event_id: on.centreEvent,
    participant: { connect: on.participant },
  })),
  updateEventBooking: update('EventBooking', 'eventBooking', () => ({ notes: note() })),
  deleteEventBooking: remove('EventBooking', (on, make) => make.booking({ centre_event_id: on.centreEvent })),
  restoreEventBooking: restore('EventBooking', (on, make) =>
    make.booking({ centre_event_id: on.centreEvent }),
  ),
  attachParticipantToEventBooking: action(
    `mutation ($id: ID!, $person: ID!) {
      attachParticipantToEventBooking(event_booking_id: $id, participant_id: $person) { id } }`,
    async (on, make) => ({
      id: (await make.booking({ centre_event_id: on.centreEvent })).id,
      person: (await make.participant({ country_id: on.country })).id,
    }),
  ),
  detachParticipantFromEventBooking: action(
    'mutation ($id: ID!) { detachParticipantFromEventBooking(id: $id) { id } }',
    async (on, make) => {
      const { id } = await make.participant({ country_id: on.country });
      return {
        id: (await make.booking({ centre_event_id: on.centreEvent, participant: { connect: id } })).id,
      };
    },
  ),
  revealEventBookingPassport: reveal('revealEventBookingPassport', 'eventBooking'),
  createWaitingListEntry: {
    kind: 'write',
    call: async (on, make) => {
      const { id } = await make.participant({ country_id: on.country });
      return create('WaitingListEntry', () => ({
        centre_event_id: on.fullEvent,
        participant: { connect: id },
      })).call(on, make);
    },
  },
  updateWaitingListEntry: update('WaitingListEntry', 'waitingListEntry', () => ({ notes: note() })),
  deleteWaitingListEntry: remove('WaitingListEntry', async (on, make) =>
    make.waitingEntry({
      centre_event_id: on.fullEvent,
      participant: { connect: (await make.participant({ country_id: on.country })).id },
    }),
  ),
  restoreWaitingListEntry: restore('WaitingListEntry', async (on, make) =>
    make.waitingEntry({
      centre_event_id: on.fullEvent,
      participant: { connect: (await make.participant({ country_id: on.country })).id },
    }),
  ),
  upgradeWaitingListEntryToBooking: action(
    'mutation ($id: ID!) { upgradeWaitingListEntryToBooking(id: $id) { id } }',
    (on) => ({ id: on.upgradable }),
  ),
  revealWaitingListEntryPassport: reveal('revealWaitingListEntryPassport', 'waitingListEntry'),
  markNotificationsRead: action('mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) }', () => ({
    ids: [],
  })),
  createMergeTemplate: create('MergeTemplate', template),
  updateMergeTemplate: update('MergeTemplate', 'mergeTemplate', template),
  restoreMergeTemplate: action('mutation ($id: ID!) { restoreMergeTemplate(id: $id) { id } }', (on) => ({
    id: on.mergeTemplate,
  })),
  previewMergeTemplate: action(
    'mutation ($input: PreviewMergeTemplateInput!) { previewMergeTemplate(input: $input) { path } }',
    () => ({ input: { html: '<p>Dear</p>', contexts: ['TRAINER'], sources: [] } }),
  ),
  createUser: create('User', () => ({ username: note(), user_email: `u${unique()}@access.example` }), 'ID'),
  updateUser: update('User', 'user', () => ({ first_name: note() }), 'ID'),
  updateMyProfile: action('mutation { updateMyProfile(input: {}) { ID } }', () => ({})),
  changeMyPassword: action(
    'mutation ($input: ChangeMyPasswordInput!) { changeMyPassword(input: $input) }',
    (on) => ({ input: { current_password: on.currentPassword, password: on.nextPassword } }),
  ),
  endMySession: action('mutation { endMySession(session_id: "none") }', () => ({})),
  beginMySecondFactor: action(
    'mutation ($input: BeginMySecondFactorInput!) { beginMySecondFactor(input: $input) { challenge } }',
    () => ({ input: { current_password: testPassword } }),
  ),
  confirmMySecondFactor: action(
    'mutation ($input: ConfirmMySecondFactorInput!) { confirmMySecondFactor(input: $input) }',
    () => ({ input: { challenge: 'none', code: '' } }),
  ),
  renewMyRecoveryCodes: action(
    'mutation ($input: MySecondFactorProofInput!) { renewMyRecoveryCodes(input: $input) }',
    () => ({ input: { current_password: 'not theirs', code: '' } }),
  ),
  endMySecondFactor: action(
    'mutation ($input: MySecondFactorProofInput!) { endMySecondFactor(input: $input) }',
    () => ({ input: { current_password: testPassword, code: '' } }),
  ),
  endMyOtherSessions: action('mutation { endMyOtherSessions }', () => ({})),
  deactivateUser: action('mutation ($id: ID!) { deactivateUser(id: $id) { ID } }', async (_on, make) => ({
    id: (await make.user()).id,
  })),
  reactivateUser: action('mutation ($id: ID!) { reactivateUser(id: $id) { ID } }', async (_on, make) => ({
    id: (await make.user()).id,
  })),
  createCostCategory: create('CostCategory', () => ({ name: note() })),
  updateCostCategory: update('CostCategory', 'costCategory', () => ({ name: note() })),
  deleteCostCategory: remove('CostCategory', (_on, make) => make.costCategory()),
  redirect: one('redirect'),
  redirects: paged('redirects', 'redirect', ''),
  redirectLookup: reference('redirectLookup(path: "/nowhere") { target }'),
  createRedirect: create('Redirect', () => ({ path: `/r${unique()}`, target: '/events' })),
  updateRedirect: update('Redirect', 'redirect', () => ({ notes: note() })),
  deleteRedirect: remove('Redirect', (_on, make) => make.redirect()),
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
  createSavedView: create('SavedView', () => savedViewInput(note())),
  updateSavedView: update('SavedView', 'savedView', () => ({ label: note() })),
  deleteSavedView: remove('SavedView', (_on, make) => make.savedView(ofAdministrators)),
  restoreSavedView: action('mutation ($id: ID!) { restoreSavedView(id: $id) { id } }', async (_on, make) => ({
    id: (await make.deletedView(ofAdministrators)).id,
  })),
  orderSavedViews: action('mutation { orderSavedViews(resource: "participants", ids: []) }', () => ({})),
  setDefaultView: action(
    'mutation ($id: ID!) { setDefaultView(resource: "participants", id: $id) }',
    ({ savedView }) => ({ id: savedView }),
  ),
  pinView: action('mutation ($id: ID!) { pinView(id: $id, is_pinned: true) { id } }', ({ savedView }) => ({
    id: savedView,
  })),
  watchView: action('mutation ($id: ID!) { watchView(id: $id, watch: BELL) { id } }', ({ savedView }) => ({
    id: savedView,
  })),
  restoreRedirect: restore('Redirect', (_on, make) => make.redirect()),
  updateUserPreferences: {
    kind: 'write',
    call: () => ({ query: 'mutation { updateUserPreferences(preferences: "{}") { ID } }', variables: {} }),
  },
  recordExport: action('mutation ($input: RecordExportInput!) { recordExport(input: $input) }', () => ({
    input: { subject: 'Audit', columns: ['createdAt'] },
  })),
  linkUserIdentity: action(
    'mutation ($input: LinkUserIdentityInput!) { linkUserIdentity(input: $input) { identities { id } } }',
    (on) => ({ input: { user_id: on.user, object_id: objectId() } }),
  ),
  resetUserSecondFactor: action(
    'mutation ($id: ID!) { resetUserSecondFactor(user_id: $id) { isAvailable } }',
    (on) => ({ id: on.user }),
  ),
  unlinkUserIdentity: action(
    'mutation ($id: ID!) { unlinkUserIdentity(id: $id) { identities { id } } }',
    async (_on, make) => ({ id: (await make.identity()).id }),
  ),
};
