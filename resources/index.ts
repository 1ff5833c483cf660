// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { RaRecord } from 'react-admin';
import { labelOf } from '../src/fields/value/labelOf.ts';
import { lazyPage } from '../src/screens/lazyPage.ts';
import { approvedDocumentMessages } from './approvedDocuments/messages.ts';
import { auditMessages } from './audits/messages.ts';
import { bookingMessages } from './bookings/messages.ts';
import { centerMessages } from './centers/messages.ts';
import { costCategoryMessages } from './costCategories/messages.ts';
import { countryMessages } from './countries/messages.ts';
import { documentRunEntryMessages } from './documentRuns/messages.ts';
import { enumMessages as enums } from './enums.ts';
import { eventMessages } from './events/messages.ts';
import { exchangeRateSetMessages } from './exchangeRateSets/messages.ts';
import { formatMessages as formats } from './formatMessages.ts';
import { generatedDocumentMessages } from './generatedDocuments/messages.ts';
import { indicationMessages } from './indications/messages.ts';
import { notificationMessages } from './notifications/messages.ts';
import { participantRequestMessages } from './participantRequests/messages.ts';
import { participantMessages } from './participants/messages.ts';
import { redirectMessages } from './redirects/messages.ts';
import { savedViewMessages } from './savedViews/messages.ts';
import { spendMessages } from './spend/messages.ts';
import { taskMessages } from './tasks/messages.ts';
import { templateMessages } from './templates/messages.ts';
import { trainerMessages } from './trainers/messages.ts';
import { userMessages } from './users/messages.ts';
import { waitingListEntryMessages } from './waitingListEntries/messages.ts';

export const resources = {
  approvedDocuments: {
    name: 'approvedDocuments',
    type: 'ApprovedDocument',
    meta: () => import('./approvedDocuments/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./approvedDocuments/List.tsx'), 'ApprovedDocumentList'),
    show: lazyPage(() => import('./approvedDocuments/Show.tsx'), 'ApprovedDocumentShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  audits: {
    name: 'audits',
    type: 'Audit',
    meta: () => import('./audits/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./audits/List.tsx'), 'AuditList'),
    show: lazyPage(() => import('./audits/Show.tsx'), 'AuditShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['model']) ?? '',
  },
  events: {
    name: 'events',
    type: 'CentreEvent',
    meta: () => import('./events/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./events/List.tsx'), 'EventList'),
    show: lazyPage(() => import('./events/Show.tsx'), 'EventShow'),
    edit: lazyPage(() => import('./events/Edit.tsx'), 'EventEdit'),
    create: lazyPage(() => import('./events/Create.tsx'), 'EventCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  costCategories: {
    name: 'costCategories',
    type: 'CostCategory',
    meta: () => import('./costCategories/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./costCategories/List.tsx'), 'CostCategoryList'),
    create: lazyPage(() => import('./costCategories/Create.tsx'), 'CostCategoryCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['path']) ?? '',
  },
  countries: {
    name: 'countries',
    type: 'Country',
    meta: () => import('./countries/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./countries/List.tsx'), 'CountryList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  documentRuns: {
    name: 'documentRuns',
    type: 'DocumentRunEntry',
    meta: () => import('./documentRuns/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./documentRuns/List.tsx'), 'DocumentRunEntryList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  generatedDocuments: {
    name: 'generatedDocuments',
    type: 'GeneratedDocument',
    meta: () => import('./generatedDocuments/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./generatedDocuments/List.tsx'), 'GeneratedDocumentList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['title']) ?? '',
  },
  bookings: {
    name: 'bookings',
    type: 'EventBooking',
    meta: () => import('./bookings/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./bookings/List.tsx'), 'BookingList'),
    show: lazyPage(() => import('./bookings/Show.tsx'), 'BookingShow'),
    edit: lazyPage(() => import('./bookings/Edit.tsx'), 'BookingEdit'),
    create: lazyPage(() => import('./bookings/Create.tsx'), 'BookingCreate'),
    recordRepresentation: (record: RaRecord) =>
      labelOf(record, ['participant.fullName', 'centreEvent.name']) ?? '',
  },
  exchangeRateSets: {
    name: 'exchangeRateSets',
    type: 'ExchangeRateSet',
    meta: () => import('./exchangeRateSets/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./exchangeRateSets/List.tsx'), 'ExchangeRateSetList'),
    show: lazyPage(() => import('./exchangeRateSets/Show.tsx'), 'ExchangeRateSetShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['base', 'day']) ?? '',
  },
  indications: {
    name: 'indications',
    type: 'Indication',
    meta: () => import('./indications/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./indications/List.tsx'), 'IndicationList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  templates: {
    name: 'templates',
    type: 'MergeTemplate',
    meta: () => import('./templates/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./templates/List.tsx'), 'TemplateList'),
    show: lazyPage(() => import('./templates/Show.tsx'), 'TemplateShow'),
    edit: lazyPage(() => import('./templates/Edit.tsx'), 'TemplateEdit'),
    create: lazyPage(() => import('./templates/Create.tsx'), 'TemplateCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  notifications: {
    name: 'notifications',
    type: 'Notification',
    meta: () => import('./notifications/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./notifications/List.tsx'), 'NotificationList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['id']) ?? '',
  },
  participants: {
    name: 'participants',
    type: 'Participant',
    meta: () => import('./participants/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./participants/List.tsx'), 'ParticipantList'),
    show: lazyPage(() => import('./participants/Show.tsx'), 'ParticipantShow'),
    edit: lazyPage(() => import('./participants/Edit.tsx'), 'ParticipantEdit'),
    create: lazyPage(() => import('./participants/Create.tsx'), 'ParticipantCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  participantRequests: {
    name: 'participantRequests',
    type: 'ParticipantRequest',
    meta: () => import('./participantRequests/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./participantRequests/List.tsx'), 'ParticipantRequestList'),
    show: lazyPage(() => import('./participantRequests/Show.tsx'), 'ParticipantRequestShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['participant.fullName']) ?? '',
  },
  redirects: {
    name: 'redirects',
    type: 'Redirect',
    meta: () => import('./redirects/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./redirects/List.tsx'), 'RedirectList'),
    show: lazyPage(() => import('./redirects/Show.tsx'), 'RedirectShow'),
    edit: lazyPage(() => import('./redirects/Edit.tsx'), 'RedirectEdit'),
    create: lazyPage(() => import('./redirects/Create.tsx'), 'RedirectCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['path']) ?? '',
  },
  spend: {
    name: 'spend',
    type: 'ReportableSpend',
    meta: () => import('./spend/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./spend/List.tsx'), 'SpendList'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  savedViews: {
    name: 'savedViews',
    type: 'SavedView',
    meta: () => import('./savedViews/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./savedViews/List.tsx'), 'SavedViewList'),
    show: lazyPage(() => import('./savedViews/Show.tsx'), 'SavedViewShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['label']) ?? '',
  },
  tasks: {
    name: 'tasks',
    type: 'Task',
    meta: () => import('./tasks/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./tasks/List.tsx'), 'TaskList'),
    show: lazyPage(() => import('./tasks/Show.tsx'), 'TaskShow'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['title']) ?? '',
  },
  trainers: {
    name: 'trainers',
    type: 'Trainer',
    meta: () => import('./trainers/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./trainers/List.tsx'), 'TrainerList'),
    show: lazyPage(() => import('./trainers/Show.tsx'), 'TrainerShow'),
    edit: lazyPage(() => import('./trainers/Edit.tsx'), 'TrainerEdit'),
    create: lazyPage(() => import('./trainers/Create.tsx'), 'TrainerCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  centers: {
    name: 'centers',
    type: 'TrainingCentre',
    meta: () => import('./centers/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./centers/List.tsx'), 'CenterList'),
    show: lazyPage(() => import('./centers/Show.tsx'), 'CenterShow'),
    edit: lazyPage(() => import('./centers/Edit.tsx'), 'CenterEdit'),
    create: lazyPage(() => import('./centers/Create.tsx'), 'CenterCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  users: {
    name: 'users',
    type: 'User',
    meta: () => import('./users/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./users/List.tsx'), 'UserList'),
    show: lazyPage(() => import('./users/Show.tsx'), 'UserShow'),
    edit: lazyPage(() => import('./users/Edit.tsx'), 'UserEdit'),
    create: lazyPage(() => import('./users/Create.tsx'), 'UserCreate'),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  waitingListEntries: {
    name: 'waitingListEntries',
    type: 'WaitingListEntry',
    meta: () => import('./waitingListEntries/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./waitingListEntries/List.tsx'), 'WaitingListEntryList'),
    show: lazyPage(() => import('./waitingListEntries/Show.tsx'), 'WaitingListEntryShow'),
    edit: lazyPage(() => import('./waitingListEntries/Edit.tsx'), 'WaitingListEntryEdit'),
    create: lazyPage(() => import('./waitingListEntries/Create.tsx'), 'WaitingListEntryCreate'),
    recordRepresentation: (record: RaRecord) =>
      labelOf(record, ['participant.fullName', 'centreEvent.name']) ?? '',
  },
} as const;

export const messages = {
  resources: {
    approvedDocuments: approvedDocumentMessages,
    audits: auditMessages,
    events: eventMessages,
    costCategories: costCategoryMessages,
    countries: countryMessages,
    documentRuns: documentRunEntryMessages,
    generatedDocuments: generatedDocumentMessages,
    bookings: bookingMessages,
    exchangeRateSets: exchangeRateSetMessages,
    indications: indicationMessages,
    templates: templateMessages,
    notifications: notificationMessages,
    participants: participantMessages,
    participantRequests: participantRequestMessages,
    redirects: redirectMessages,
    spend: spendMessages,
    savedViews: savedViewMessages,
    tasks: taskMessages,
    trainers: trainerMessages,
    centers: centerMessages,
    users: userMessages,
    waitingListEntries: waitingListEntryMessages,
  },
  enums,
  formats,
} as const;
