import { objectId, unique } from '#tests/factories/records.ts';
import { savedViewInput } from '#tests/factories/savedViewInput.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import type { Fixtures } from './accessFixtures.ts';
import {
  action,
  create,
  note,
  type Operation,
  remove,
  restore,
  reveal,
  template,
  update,
} from './accessCalls.ts';

const ofAdministrators = { audience: 'ROLE', role: 'administrator' };

const mailed = (on: Fixtures) => ({
  input: { documentGuids: [on.generatedDocument], template_id: on.mergeTemplate, subject: 'Your letter' },
});
const importKey = (on: Fixtures) => ({ key: on.recordImport });

/** How each mutation of the contract is called, but those of people. */
export const accessWrites: Readonly<Record<string, Operation>> = {
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
  cancelTask: action('mutation ($id: ID!) { cancelTask(id: $id) { id } }', (on) => ({ id: on.task })),
  retryTask: action('mutation ($id: ID!) { retryTask(id: $id) { id } }', (on) => ({ id: on.task })),
  changeRecords: action(
    'mutation ($selection: RowSelection!) { changeRecords(selection: $selection, changes: "{\\"notes\\":\\"x\\"}") { id } }',
    (on) => ({ selection: { type: 'Participant', ids: [on.participant] } }),
  ),
  undoRecordChange: action('mutation ($id: ID!) { undoRecordChange(task: $id) { id } }', (on) => ({
    id: on.task,
  })),
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
  decideImportRows: action(
    'mutation ($key: ID!) { decideImportRows(input: { key: $key, decision: CREATE }) { key } }',
    importKey,
  ),
  runImport: action('mutation ($key: ID!) { runImport(key: $key) { key } }', importKey),
  importProblems: action('mutation ($key: ID!) { importProblems(key: $key) }', importKey),
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
  // Indications are everybody's; of which rows the values are is the scope's to say.
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
  createRedirect: create('Redirect', () => ({ path: `/r${unique()}`, target: '/events' })),
  updateRedirect: update('Redirect', 'redirect', () => ({ notes: note() })),
  deleteRedirect: remove('Redirect', (_on, make) => make.redirect()),
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
