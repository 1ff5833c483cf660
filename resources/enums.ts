// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type {
  ApprovalEvent,
  ApprovalPurpose,
  ApprovalState,
  BookingCancelReason,
  BookingStatus,
  BookingType,
  CollectStatus,
  DocumentRunType,
  EventCapacity,
  ExchangeRateSource,
  MergeContext,
  NotificationKind,
  ParticipantRequestKind,
  ParticipantRequestState,
  PlaceholderOutcome,
  Role,
  TaskRowState,
  TaskState,
  Trashed,
  UnitMode,
  ViewAudience,
  WaitReason,
} from '../src/generated/schema.ts';

export type {
  ApprovalState,
  ApprovalEvent,
  ApprovalPurpose,
  EventCapacity,
  PlaceholderOutcome,
  DocumentRunType,
  UnitMode,
  BookingStatus,
  BookingType,
  CollectStatus,
  BookingCancelReason,
  ExchangeRateSource,
  MergeContext,
  NotificationKind,
  ParticipantRequestKind,
  ParticipantRequestState,
  ViewAudience,
  Trashed,
  TaskState,
  TaskRowState,
  Role,
  WaitReason,
};

export const approvalStateValues = [
  'TO_APPROVE',
  'STALE',
  'APPROVED',
  'WITHDRAWN',
] as const satisfies readonly ApprovalState[];

export const approvalEventValues = [
  'ATTACHED',
  'UPLOADED',
  'APPROVED',
  'STALE',
  'WITHDRAWN',
] as const satisfies readonly ApprovalEvent[];

export const approvalPurposeValues = [
  'CONTRACT',
  'AUTHORISATION',
  'OTHER',
] as const satisfies readonly ApprovalPurpose[];

export const eventCapacityValues = ['FULL', 'NOT_FULL'] as const satisfies readonly EventCapacity[];

export const placeholderOutcomeValues = [
  'HELD',
  'RELEASED',
  'EXPIRED',
] as const satisfies readonly PlaceholderOutcome[];

export const documentRunTypeValues = [
  'AGENDA',
  'INVITATION',
  'VISA_LETTER',
  'CONFIRMATION',
  'ATTENDANCE_LIST',
  'BADGE',
  'CERTIFICATE',
  'TRAINER_CONTRACT',
  'HONORARIA_STATEMENT',
  'COST_SUMMARY',
  'LOGISTICS_SHEET',
] as const satisfies readonly DocumentRunType[];

export const unitModeValues = [
  'FIXED',
  'PER_PARTICIPANT',
  'PER_TRAINER',
  'PER_PERSON',
] as const satisfies readonly UnitMode[];

export const bookingStatusValues = [
  'NOT_SET',
  'NEW',
  'PENDING',
  'CONFIRMED',
  'CANCELLED',
] as const satisfies readonly BookingStatus[];

export const bookingTypeValues = ['TRAINEE', 'STAFF'] as const satisfies readonly BookingType[];

export const collectStatusValues = [
  'NOT_REQUIRED',
  'INCOMPLETE',
  'COMPLETE',
] as const satisfies readonly CollectStatus[];

export const bookingCancelReasonValues = [
  'EXPIRED',
  'PERSON',
] as const satisfies readonly BookingCancelReason[];

export const exchangeRateSourceValues = [
  'ECB',
  'CSV',
  'HAND',
] as const satisfies readonly ExchangeRateSource[];

export const mergeContextValues = [
  'CENTRE_EVENT',
  'TRAINING_CENTRE',
  'TRAINER',
  'PARTICIPANT',
  'EVENT_BOOKING',
  'TRAINER_HONORARIA',
] as const satisfies readonly MergeContext[];

export const notificationKindValues = [
  'SEAT_FREE',
  'DOCUMENT_STALE',
  'VIEW_ENTERED',
  'REQUEST_MADE',
  'REQUEST_DECIDED',
  'MAIL_FAILED',
] as const satisfies readonly NotificationKind[];

export const participantRequestKindValues = [
  'MERGE',
  'ERASURE',
] as const satisfies readonly ParticipantRequestKind[];

export const participantRequestStateValues = [
  'OPEN',
  'DONE',
  'DECLINED',
  'WITHDRAWN',
] as const satisfies readonly ParticipantRequestState[];

export const viewAudienceValues = ['OWN', 'ROLE', 'EVERYONE'] as const satisfies readonly ViewAudience[];

export const trashedValues = ['WITHOUT', 'ONLY'] as const satisfies readonly Trashed[];

export const taskStateValues = [
  'WAITING',
  'RUNNING',
  'DONE',
  'CANCELLED',
  'FAILED',
] as const satisfies readonly TaskState[];

export const taskRowStateValues = [
  'WAITING',
  'DONE',
  'FAILED',
  'SKIPPED',
] as const satisfies readonly TaskRowState[];

export const roleValues = [
  'administrator',
  'global_manager',
  'country_manager',
  'booker',
  'logistics',
  'compliance',
  'viewer',
] as const satisfies readonly Role[];

export const waitReasonValues = [
  'EVENT_FULL',
  'COUNTRY_LIMIT',
  'COUNTRY_NOT_ALLOWED',
  'COUNTRY_REQUIRED',
  'USER_LIMIT',
  'IN_LINE',
  'SEAT_FREE',
] as const satisfies readonly WaitReason[];

export const collectFieldValues = [
  'accommodation',
  'transportation',
  'transportMethod',
  'dateArrival',
  'arrivalFrom',
  'arrivalFlight',
  'dateDeparture',
  'departureCity',
  'departureTo',
  'departureFlight',
  'dateCheckIn',
  'dateCheckOut',
  'dateOfBirth',
  'passportNumber',
  'passportCountryIssue',
  'passportExpirationDate',
  'visaRequired',
  'expectations',
  'nameTitle',
  'firstName',
  'lastName',
  'gender',
  'isHcp',
  'jobTitle',
  'speciality',
  'email',
  'phoneCountryCode',
  'phone',
  'mobile',
  'fax',
  'address',
  'city',
  'postalCode',
  'countryId',
  'nationality',
  'onekeyId',
  'veevaId',
  'allergies',
  'dietaryRequirements',
  'expertiseSpeciality',
  'expertiseToxin',
  'expertiseUltrasound',
  'expertiseEmg',
  'spasticityFocus',
  'spokenLanguages',
  'techniquesUsed',
  'notes',
] as const;

export type CollectField = (typeof collectFieldValues)[number];

export const auditEventValues = [
  'created',
  'updated',
  'deleted',
  'restored',
  'revealed',
  'exported',
  'viewed',
  'signed_in',
] as const;

export type AuditEvent = (typeof auditEventValues)[number];

export const auditedTypeValues = [
  'CentreEvent',
  'TrainingCentre',
  'Trainer',
  'Participant',
  'ParticipantRequest',
  'EventBooking',
  'WaitingListEntry',
  'MergeTemplate',
  'DocumentRun',
  'DocumentRunEntry',
  'GeneratedDocument',
  'ApprovedDocument',
  'EstimatedCost',
  'User',
  'Redirect',
  'ExchangeRateSet',
  'Country',
  'CostCategory',
  'Indication',
  'SavedView',
  'ReportableSpend',
  'Audit',
  'Dashboard',
  'DashboardReport',
] as const;

export type AuditedType = (typeof auditedTypeValues)[number];

export const enumMessages = {
  ApprovalState: { TO_APPROVE: 'To approve', STALE: 'Stale', APPROVED: 'Approved', WITHDRAWN: 'Withdrawn' },
  ApprovalEvent: {
    ATTACHED: 'Attached',
    UPLOADED: 'Uploaded',
    APPROVED: 'Approved',
    STALE: 'Stale',
    WITHDRAWN: 'Withdrawn',
  },
  ApprovalPurpose: { CONTRACT: 'Contract', AUTHORISATION: 'Authorisation', OTHER: 'Other' },
  EventCapacity: { FULL: 'Full', NOT_FULL: 'Not full' },
  PlaceholderOutcome: { HELD: 'Held', RELEASED: 'Released', EXPIRED: 'Expired' },
  DocumentRunType: {
    AGENDA: 'Agenda',
    INVITATION: 'Invitation',
    VISA_LETTER: 'Visa letter',
    CONFIRMATION: 'Confirmation',
    ATTENDANCE_LIST: 'Attendance list',
    BADGE: 'Badge',
    CERTIFICATE: 'Certificate',
    TRAINER_CONTRACT: 'Trainer contract',
    HONORARIA_STATEMENT: 'Honoraria statement',
    COST_SUMMARY: 'Cost summary',
    LOGISTICS_SHEET: 'Logistics sheet',
  },
  UnitMode: {
    FIXED: 'Fixed',
    PER_PARTICIPANT: 'Per participant',
    PER_TRAINER: 'Per trainer',
    PER_PERSON: 'Per person',
  },
  BookingStatus: {
    NOT_SET: 'Not set',
    NEW: 'New',
    PENDING: 'Pending',
    CONFIRMED: 'Confirmed',
    CANCELLED: 'Cancelled',
  },
  BookingType: { TRAINEE: 'Trainee', STAFF: 'Staff' },
  CollectStatus: { NOT_REQUIRED: 'Not required', INCOMPLETE: 'Incomplete', COMPLETE: 'Complete' },
  BookingCancelReason: { EXPIRED: 'Expired', PERSON: 'Cancelled by a person' },
  ExchangeRateSource: { ECB: 'European Central Bank', CSV: 'Imported', HAND: 'Entered by hand' },
  MergeContext: {
    CENTRE_EVENT: 'Event',
    TRAINING_CENTRE: 'Centre',
    TRAINER: 'Trainer',
    PARTICIPANT: 'Participant',
    EVENT_BOOKING: 'Booking',
    TRAINER_HONORARIA: 'Honorarium',
  },
  NotificationKind: {
    SEAT_FREE: 'Seat free',
    DOCUMENT_STALE: 'Approval stale',
    VIEW_ENTERED: 'View entered',
    REQUEST_MADE: 'Request made',
    REQUEST_DECIDED: 'Request decided',
    MAIL_FAILED: 'Mail failed',
  },
  ParticipantRequestKind: { MERGE: 'Merge', ERASURE: 'Erasure' },
  ParticipantRequestState: { OPEN: 'Open', DONE: 'Done', DECLINED: 'Declined', WITHDRAWN: 'Withdrawn' },
  ViewAudience: { OWN: 'Own', ROLE: 'Role', EVERYONE: 'Everyone' },
  Trashed: { WITHOUT: 'Kept', ONLY: 'Deleted' },
  TaskState: {
    WAITING: 'Waiting',
    RUNNING: 'Running',
    DONE: 'Done',
    CANCELLED: 'Cancelled',
    FAILED: 'Failed',
  },
  TaskRowState: { WAITING: 'Waiting', DONE: 'Done', FAILED: 'Failed', SKIPPED: 'Skipped' },
  Role: {
    administrator: 'Administrator',
    global_manager: 'Global manager',
    country_manager: 'Country manager',
    booker: 'Booker',
    logistics: 'Logistics',
    compliance: 'Compliance',
    viewer: 'Viewer',
  },
  WaitReason: {
    EVENT_FULL: 'Full',
    COUNTRY_LIMIT: 'Country limit',
    COUNTRY_NOT_ALLOWED: 'Country not allowed',
    COUNTRY_REQUIRED: 'Country not known',
    USER_LIMIT: 'Own limit',
    IN_LINE: 'In line',
    SEAT_FREE: 'Seat free',
  },
  CollectField: {
    accommodation: 'Accommodation',
    transportation: 'Transportation',
    transportMethod: 'Means of transport',
    dateArrival: 'Arrives',
    arrivalFrom: 'Arrival from',
    arrivalFlight: 'Arrival flight',
    dateDeparture: 'Departs',
    departureCity: 'Departure city',
    departureTo: 'Departure to',
    departureFlight: 'Departure flight',
    dateCheckIn: 'Checks in',
    dateCheckOut: 'Checks out',
    dateOfBirth: 'Date of birth',
    passportNumber: 'Passport number',
    passportCountryIssue: 'Passport issued by',
    passportExpirationDate: 'Passport expires',
    visaRequired: 'Needs a visa',
    expectations: 'Expectations',
    nameTitle: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    gender: 'Gender',
    isHcp: 'Healthcare professional',
    jobTitle: 'Job title',
    speciality: 'Speciality',
    email: 'E-mail',
    phoneCountryCode: 'Dialling code',
    phone: 'Telephone',
    mobile: 'Mobile',
    fax: 'Fax',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    countryId: 'Country',
    nationality: 'Nationality',
    onekeyId: 'OneKey id',
    veevaId: 'Veeva id',
    allergies: 'Allergies',
    dietaryRequirements: 'Dietary requirements',
    expertiseSpeciality: 'Experience in the speciality',
    expertiseToxin: 'Experience with toxin',
    expertiseUltrasound: 'Experience with ultrasound',
    expertiseEmg: 'Experience with EMG',
    spasticityFocus: 'Spasticity focus',
    spokenLanguages: 'Spoken languages',
    techniquesUsed: 'Techniques used',
    notes: 'Notes',
  },
  AuditEvent: {
    created: 'Created',
    updated: 'Updated',
    deleted: 'Deleted',
    restored: 'Restored',
    revealed: 'Passport shown',
    exported: 'Exported',
    viewed: 'Viewed',
    signed_in: 'Signed in',
  },
  AuditedType: {
    CentreEvent: 'Event',
    TrainingCentre: 'Centre',
    Trainer: 'Trainer',
    Participant: 'Participant',
    ParticipantRequest: 'Participant request',
    EventBooking: 'Booking',
    WaitingListEntry: 'Waiting-list entry',
    MergeTemplate: 'Template',
    DocumentRun: 'Document run',
    DocumentRunEntry: 'Document runs',
    GeneratedDocument: 'Generated document',
    ApprovedDocument: 'Approved document',
    EstimatedCost: 'Estimated cost',
    User: 'User',
    Redirect: 'Redirect',
    ExchangeRateSet: 'Exchange rates',
    Country: 'Country',
    CostCategory: 'Cost category',
    Indication: 'Indication',
    SavedView: 'Saved view',
    ReportableSpend: 'Reportable spend',
    Audit: 'Log',
    Dashboard: 'Dashboard',
    DashboardReport: 'Report',
  },
} as const;
