import { roleRow, type RoleRow } from './roleRow.ts';

/**
 * What each role may do with each operation of the contract, by the role table of the domain rules.
 * A cell tells two things: what happens with a record of the user's own country, and with one of another country.
 */
export type Cell = `${Outcome}/${Outcome}`;
type Outcome =
  | 'seen'
  | 'hidden'
  | 'ok'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'VALIDATION'
  | 'TASK_UNDER_WAY'
  | 'NOTHING_TO_CHANGE';

// Reading: S1, a hidden row does not exist.
const all: Cell = 'seen/seen';
const own: Cell = 'seen/hidden';
const none: Cell = 'hidden/hidden';
// Writing: what cannot be seen is not found, what cannot be referred to fails validation, the rest is forbidden.
const does: Cell = 'ok/ok';
const ownRows: Cell = 'ok/NOT_FOUND';
const ownTargets: Cell = 'ok/VALIDATION';
const ownCountry: Cell = 'ok/FORBIDDEN';
const refused: Cell = 'VALIDATION/VALIDATION';
const no: Cell = 'FORBIDDEN/FORBIDDEN';
const notFound: Cell = 'NOT_FOUND/NOT_FOUND';

const row = roleRow<Cell>;

const everybody = row(all, all, all, all, all, all, all);
const places = row(all, all, own, all, all, all, own);
/** Records that an administrator made: a booker sees only what is their own. */
const bookings = row(all, all, own, none, all, all, own);
const participants = row(all, all, own, own, all, all, own);
/** Of an erasure that another asked for. */
const requests = row(all, all, own, none, none, all, none);
const trainers = row(all, all, own, all, all, all, all);
const templates = row(all, all, all, all, all, all, none);
const users = row(all, none, none, none, none, none, none);
const audits = row(all, all, own, none, none, all, none);
/** Of no country; an administrator and compliance keep them. */
const rateSets = row(all, all, all, none, none, all, none);
/** Documents are seen with the events and centres they belong to. */
const documents = places;

const managers = (cell: Cell) => row(does, does, cell, no, no, no, no);

/** Documents to approve: compliance attaches and uploads as well, for somebody else of them to approve. */
const papers = (cell: Cell) => row(does, does, cell, no, no, does, no);

/** Passports of what an administrator booked, for a reason: bookers read those of their own. */
const passports = row(no, does, ownRows, notFound, does, no, no);

/** Invitations of what an administrator booked. */
const letters = row(all, all, own, none, none, all, none);
/** What is asked of their run names none of its documents. */
const letterRuns = (reads: Cell) =>
  row(refused, refused, 'VALIDATION/NOT_FOUND', notFound, notFound, reads, no);
const handsOn = row(does, does, ownRows, notFound, notFound, no, no);
const nobodys = (cell: Cell) => row(cell, cell, cell, cell, cell, cell, cell);
const tasks = (cell: Cell, others: Cell) => row(cell, others, others, others, others, others, others);

/** Of what is shared with administrators: those who may share with any role mend it as well. */
const adminViews = row(all, all, none, none, none, none, none);
const managesViews = row(does, does, notFound, notFound, notFound, notFound, notFound);

/** Columns: administrator, global_manager, country_manager, booker, logistics, compliance, viewer. */
export const accessMatrix: Readonly<Record<string, RoleRow<Cell>>> = {
  /** What one may do oneself is told to everybody. */
  access: everybody,
  documentRun: letters,
  documentRuns: letters,
  generatedDocument: letters,
  generatedDocuments: letters,
  documentMails: row(all, all, 'seen/NOT_FOUND', notFound, notFound, all, no),
  getOrCreateDocumentRun: row(does, does, ownRows, no, no, does, no),
  updateDocumentRun: handsOn,
  previewImpression: letterRuns(refused),
  generateDocuments: letterRuns(no),
  // Nothing to be made is named.
  generateMergeDocuments: row(refused, refused, refused, no, no, no, no),
  generateDocumentArchive: handsOn,
  sendDocuments: handsOn,
  task: tasks(all, none),
  tasks: tasks(all, none),
  cancelTask: tasks(does, notFound),
  retryTask: tasks('TASK_UNDER_WAY/TASK_UNDER_WAY', notFound),
  // What of a person many may be given at once.
  previewRecordChange: row(all, all, own, no, no, no, no),
  changeRecords: row(does, does, 'ok/NOTHING_TO_CHANGE', no, no, no, no),
  // Everybody takes back their own.
  undoRecordChange: row(notFound, notFound, notFound, notFound, notFound, notFound, notFound),
  roleTable: everybody,
  approvedDocument: documents,
  approvedDocuments: documents,
  approvedDocumentsPaginated: documents,
  // Of all documents together: whoever sees one is told.
  approvalCounts: everybody,
  approvalsDue: everybody,
  audit: audits,
  audits,
  centreEvent: places,
  centreEvents: places,
  eventAvailability: places,
  peopleAvailability: places,
  participantMerge: row(all, all, none, none, none, none, none),
  participantRequest: requests,
  participantRequests: requests,
  // Of events, which stand for every list: its figures are those of the rows that one sees.
  listFigures: places,
  dashboard: places,
  // None is set up here: who is given one is tested with a service of its own.
  dashboardReport: row(none, none, none, none, none, none, none),
  costCategories: everybody,
  reportableSpend: audits,
  countries: everybody,
  eventBooking: bookings,
  eventBookings: bookings,
  exchangeRates: everybody,
  honorariaPreview: row(all, all, own, none, none, all, none),
  // Of all events together: who sees one sees the list.
  blockedHonoraria: row(all, all, all, none, none, all, none),
  exchangeRateSet: rateSets,
  exchangeRateSets: rateSets,
  exchangeRateHistory: rateSets,
  exchangeRateNeeds: rateSets,
  exchangeRateFeed: rateSets,
  exchangeRatePreview: row(all, none, none, none, none, all, none),
  indications: everybody,
  mergeTemplate: templates,
  mergeTemplates: templates,
  mergeFields: templates,
  participant: participants,
  participants,
  trainer: trainers,
  trainers,
  trainingCentre: places,
  trainingCentres: places,
  user: users,
  users,
  usersPaginated: users,
  userSignOn: users,
  waitingListEntry: bookings,
  waitingListEntries: bookings,
  waitingListEntriesPaginated: bookings,
  notifications: everybody,
  olderNotifications: everybody,
  mySessions: everybody,
  hasPassword: everybody,
  distinctValues: everybody,
  mySecondFactor: everybody,

  attachApprovedDocumentToCentreEvent: papers(ownRows),
  attachApprovedDocumentToTrainingCentre: papers(ownRows),
  uploadApprovedDocument: papers(ownRows),
  removeCustomDocument: papers(ownRows),
  approveDocument: row(no, no, no, no, no, does, no),
  withdrawDocument: row(no, no, no, no, no, does, no),

  importExchangeRates: row(does, no, no, no, no, does, no),
  enterExchangeRates: row(does, no, no, no, no, does, no),

  createTrainingCentre: managers(ownCountry),
  updateTrainingCentre: managers(ownRows),
  createCentreEvent: managers(ownTargets),
  updateCentreEvent: managers(ownRows),
  deleteCentreEvent: managers(ownRows),
  restoreCentreEvent: managers(ownRows),
  createTrainer: managers(ownCountry),
  updateTrainer: managers(ownRows),
  createParticipant: row(does, does, ownCountry, ownCountry, no, no, no),
  updateParticipant: row(does, does, ownRows, ownRows, no, no, no),
  deleteParticipant: row(does, does, ownRows, ownRows, no, no, no),
  mergeParticipants: row(does, does, no, no, no, no, no),
  askForMerge: managers(ownTargets),
  askForErasure: managers(ownTargets),
  declineParticipantRequest: row(does, no, 'FORBIDDEN/NOT_FOUND', no, no, does, no),
  // Of what somebody else has asked for.
  withdrawParticipantRequest: row(no, no, 'FORBIDDEN/NOT_FOUND', no, no, no, no),
  eraseParticipant: row(does, no, no, no, no, does, no),
  restoreParticipant: row(does, does, ownRows, ownRows, no, no, no),
  createEventBooking: row(does, does, ownTargets, ownTargets, no, no, no),
  updateEventBooking: row(does, does, ownRows, notFound, no, no, no),
  deleteEventBooking: row(does, does, ownRows, notFound, no, no, no),
  restoreEventBooking: row(does, does, ownRows, notFound, no, no, no),
  attachParticipantToEventBooking: row(does, does, ownRows, notFound, no, no, no),
  detachParticipantFromEventBooking: row(does, does, ownRows, notFound, no, no, no),
  revealEventBookingPassport: passports,
  createWaitingListEntry: row(does, does, ownTargets, ownTargets, no, no, no),
  updateWaitingListEntry: row(does, does, ownRows, notFound, no, no, no),
  deleteWaitingListEntry: row(does, does, ownRows, notFound, no, no, no),
  restoreWaitingListEntry: row(does, does, ownRows, notFound, no, no, no),
  upgradeWaitingListEntryToBooking: row(does, does, ownRows, notFound, no, no, no),
  revealWaitingListEntryPassport: passports,
  markNotificationsRead: row(does, does, does, does, does, does, does),
  createMergeTemplate: row(does, does, no, no, no, no, no),
  updateMergeTemplate: row(does, does, no, no, no, no, no),
  restoreMergeTemplate: row(does, does, no, no, no, no, no),
  previewMergeTemplate: row(does, does, no, no, no, no, no),
  createUser: row(does, no, no, no, no, no, no),
  updateUser: row(does, no, no, no, no, no, no),
  linkUserIdentity: row(does, no, no, no, no, no, no),
  unlinkUserIdentity: row(does, no, no, no, no, no, no),
  resetUserSecondFactor: row(does, no, no, no, no, no, no),
  updateMyProfile: row(does, does, does, does, does, does, does),
  changeMyPassword: row(does, does, does, does, does, does, does),
  endMySession: row(does, does, does, does, does, does, does),
  beginMySecondFactor: row(does, does, does, does, does, does, does),
  // Without proof, which nobody has here.
  confirmMySecondFactor: row(refused, refused, refused, refused, refused, refused, refused),
  renewMyRecoveryCodes: row(refused, refused, refused, refused, refused, refused, refused),
  endMySecondFactor: row(does, does, does, does, does, does, does),
  endMyOtherSessions: row(does, does, does, does, does, does, does),
  deactivateUser: row(does, no, no, no, no, no, no),
  reactivateUser: row(does, no, no, no, no, no, no),
  redirect: users,
  redirects: users,
  redirectLookup: everybody,
  createCostCategory: row(does, no, no, no, no, no, no),
  updateCostCategory: row(does, no, no, no, no, no, no),
  deleteCostCategory: row(does, no, no, no, no, no, no),
  createRedirect: row(does, no, no, no, no, no, no),
  updateRedirect: row(does, no, no, no, no, no, no),
  deleteRedirect: row(does, no, no, no, no, no, no),
  savedView: adminViews,
  savedViews: row(all, none, none, none, none, none, none),
  savedViewCounts: adminViews,
  viewSharing: everybody,
  createSavedView: row(does, does, does, does, does, does, does),
  updateSavedView: managesViews,
  deleteSavedView: managesViews,
  restoreSavedView: managesViews,
  orderSavedViews: row(does, does, does, does, does, does, does),
  setDefaultView: managesViews,
  pinView: managesViews,
  watchView: managesViews,
  restoreRedirect: row(does, no, no, no, no, no, no),
  // The log, whose reading takes a capability: an export asks for the one of what is exported.
  recordExport: row(does, does, does, no, no, does, no),
  exportRecords: row(does, does, does, no, no, does, no),
  // A file, read or written, is its owner's alone.
  exportedRecords: nobodys(none),
  recordImport: nobodys(none),
  recordImportRows: nobodys(none),
  changeImport: nobodys(notFound),
  checkImport: nobodys(notFound),
  amendImportRow: nobodys(notFound),
  decideImportRows: nobodys(notFound),
  runImport: nobodys(notFound),
  importProblems: nobodys(notFound),
  // Of participants: bookers change the status of their bookings in many, and read none from files.
  startImport: row(does, does, does, no, no, no, no),
  updateUserPreferences: row(does, does, does, does, does, does, does),
};
