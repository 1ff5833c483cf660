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
import { enumMessages } from './enums.ts';
import { eventMessages } from './events/messages.ts';
import { exchangeRateSetMessages } from './exchangeRateSets/messages.ts';
import { formatMessages } from './formatMessages.ts';
import { generatedDocumentMessages } from './generatedDocuments/messages.ts';
import { indicationMessages } from './indications/messages.ts';
import { notificationMessages } from './notifications/messages.ts';
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
    list: lazyPage(() =>
      import('./approvedDocuments/List.tsx').then((m) => ({ default: m.ApprovedDocumentList })),
    ),
    show: lazyPage(() =>
      import('./approvedDocuments/Show.tsx').then((m) => ({ default: m.ApprovedDocumentShow })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  audits: {
    name: 'audits',
    type: 'Audit',
    meta: () => import('./audits/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./audits/List.tsx').then((m) => ({ default: m.AuditList }))),
    show: lazyPage(() => import('./audits/Show.tsx').then((m) => ({ default: m.AuditShow }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['model']) ?? '',
  },
  events: {
    name: 'events',
    type: 'CentreEvent',
    meta: () => import('./events/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./events/List.tsx').then((m) => ({ default: m.EventList }))),
    show: lazyPage(() => import('./events/Show.tsx').then((m) => ({ default: m.EventShow }))),
    edit: lazyPage(() => import('./events/Edit.tsx').then((m) => ({ default: m.EventEdit }))),
    create: lazyPage(() => import('./events/Create.tsx').then((m) => ({ default: m.EventCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  costCategories: {
    name: 'costCategories',
    type: 'CostCategory',
    meta: () => import('./costCategories/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./costCategories/List.tsx').then((m) => ({ default: m.CostCategoryList }))),
    create: lazyPage(() =>
      import('./costCategories/Create.tsx').then((m) => ({ default: m.CostCategoryCreate })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['path']) ?? '',
  },
  countries: {
    name: 'countries',
    type: 'Country',
    meta: () => import('./countries/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./countries/List.tsx').then((m) => ({ default: m.CountryList }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  documentRuns: {
    name: 'documentRuns',
    type: 'DocumentRunEntry',
    meta: () => import('./documentRuns/meta.ts').then((m) => m.meta),
    list: lazyPage(() =>
      import('./documentRuns/List.tsx').then((m) => ({ default: m.DocumentRunEntryList })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  generatedDocuments: {
    name: 'generatedDocuments',
    type: 'GeneratedDocument',
    meta: () => import('./generatedDocuments/meta.ts').then((m) => m.meta),
    list: lazyPage(() =>
      import('./generatedDocuments/List.tsx').then((m) => ({ default: m.GeneratedDocumentList })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['title']) ?? '',
  },
  bookings: {
    name: 'bookings',
    type: 'EventBooking',
    meta: () => import('./bookings/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./bookings/List.tsx').then((m) => ({ default: m.BookingList }))),
    show: lazyPage(() => import('./bookings/Show.tsx').then((m) => ({ default: m.BookingShow }))),
    edit: lazyPage(() => import('./bookings/Edit.tsx').then((m) => ({ default: m.BookingEdit }))),
    create: lazyPage(() => import('./bookings/Create.tsx').then((m) => ({ default: m.BookingCreate }))),
    recordRepresentation: (record: RaRecord) =>
      labelOf(record, ['participant.fullName', 'centreEvent.name']) ?? '',
  },
  exchangeRateSets: {
    name: 'exchangeRateSets',
    type: 'ExchangeRateSet',
    meta: () => import('./exchangeRateSets/meta.ts').then((m) => m.meta),
    list: lazyPage(() =>
      import('./exchangeRateSets/List.tsx').then((m) => ({ default: m.ExchangeRateSetList })),
    ),
    show: lazyPage(() =>
      import('./exchangeRateSets/Show.tsx').then((m) => ({ default: m.ExchangeRateSetShow })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['base', 'day']) ?? '',
  },
  indications: {
    name: 'indications',
    type: 'Indication',
    meta: () => import('./indications/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./indications/List.tsx').then((m) => ({ default: m.IndicationList }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  templates: {
    name: 'templates',
    type: 'MergeTemplate',
    meta: () => import('./templates/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./templates/List.tsx').then((m) => ({ default: m.TemplateList }))),
    show: lazyPage(() => import('./templates/Show.tsx').then((m) => ({ default: m.TemplateShow }))),
    edit: lazyPage(() => import('./templates/Edit.tsx').then((m) => ({ default: m.TemplateEdit }))),
    create: lazyPage(() => import('./templates/Create.tsx').then((m) => ({ default: m.TemplateCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  notifications: {
    name: 'notifications',
    type: 'Notification',
    meta: () => import('./notifications/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./notifications/List.tsx').then((m) => ({ default: m.NotificationList }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['id']) ?? '',
  },
  participants: {
    name: 'participants',
    type: 'Participant',
    meta: () => import('./participants/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./participants/List.tsx').then((m) => ({ default: m.ParticipantList }))),
    show: lazyPage(() => import('./participants/Show.tsx').then((m) => ({ default: m.ParticipantShow }))),
    edit: lazyPage(() => import('./participants/Edit.tsx').then((m) => ({ default: m.ParticipantEdit }))),
    create: lazyPage(() =>
      import('./participants/Create.tsx').then((m) => ({ default: m.ParticipantCreate })),
    ),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  redirects: {
    name: 'redirects',
    type: 'Redirect',
    meta: () => import('./redirects/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./redirects/List.tsx').then((m) => ({ default: m.RedirectList }))),
    show: lazyPage(() => import('./redirects/Show.tsx').then((m) => ({ default: m.RedirectShow }))),
    edit: lazyPage(() => import('./redirects/Edit.tsx').then((m) => ({ default: m.RedirectEdit }))),
    create: lazyPage(() => import('./redirects/Create.tsx').then((m) => ({ default: m.RedirectCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['path']) ?? '',
  },
  spend: {
    name: 'spend',
    type: 'ReportableSpend',
    meta: () => import('./spend/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./spend/List.tsx').then((m) => ({ default: m.SpendList }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  savedViews: {
    name: 'savedViews',
    type: 'SavedView',
    meta: () => import('./savedViews/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./savedViews/List.tsx').then((m) => ({ default: m.SavedViewList }))),
    show: lazyPage(() => import('./savedViews/Show.tsx').then((m) => ({ default: m.SavedViewShow }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['label']) ?? '',
  },
  tasks: {
    name: 'tasks',
    type: 'Task',
    meta: () => import('./tasks/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./tasks/List.tsx').then((m) => ({ default: m.TaskList }))),
    show: lazyPage(() => import('./tasks/Show.tsx').then((m) => ({ default: m.TaskShow }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['title']) ?? '',
  },
  trainers: {
    name: 'trainers',
    type: 'Trainer',
    meta: () => import('./trainers/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./trainers/List.tsx').then((m) => ({ default: m.TrainerList }))),
    show: lazyPage(() => import('./trainers/Show.tsx').then((m) => ({ default: m.TrainerShow }))),
    edit: lazyPage(() => import('./trainers/Edit.tsx').then((m) => ({ default: m.TrainerEdit }))),
    create: lazyPage(() => import('./trainers/Create.tsx').then((m) => ({ default: m.TrainerCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  centers: {
    name: 'centers',
    type: 'TrainingCentre',
    meta: () => import('./centers/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./centers/List.tsx').then((m) => ({ default: m.CenterList }))),
    show: lazyPage(() => import('./centers/Show.tsx').then((m) => ({ default: m.CenterShow }))),
    edit: lazyPage(() => import('./centers/Edit.tsx').then((m) => ({ default: m.CenterEdit }))),
    create: lazyPage(() => import('./centers/Create.tsx').then((m) => ({ default: m.CenterCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['name']) ?? '',
  },
  users: {
    name: 'users',
    type: 'User',
    meta: () => import('./users/meta.ts').then((m) => m.meta),
    list: lazyPage(() => import('./users/List.tsx').then((m) => ({ default: m.UserList }))),
    show: lazyPage(() => import('./users/Show.tsx').then((m) => ({ default: m.UserShow }))),
    edit: lazyPage(() => import('./users/Edit.tsx').then((m) => ({ default: m.UserEdit }))),
    create: lazyPage(() => import('./users/Create.tsx').then((m) => ({ default: m.UserCreate }))),
    recordRepresentation: (record: RaRecord) => labelOf(record, ['fullName']) ?? '',
  },
  waitingListEntries: {
    name: 'waitingListEntries',
    type: 'WaitingListEntry',
    meta: () => import('./waitingListEntries/meta.ts').then((m) => m.meta),
    list: lazyPage(() =>
      import('./waitingListEntries/List.tsx').then((m) => ({ default: m.WaitingListEntryList })),
    ),
    show: lazyPage(() =>
      import('./waitingListEntries/Show.tsx').then((m) => ({ default: m.WaitingListEntryShow })),
    ),
    edit: lazyPage(() =>
      import('./waitingListEntries/Edit.tsx').then((m) => ({ default: m.WaitingListEntryEdit })),
    ),
    create: lazyPage(() =>
      import('./waitingListEntries/Create.tsx').then((m) => ({ default: m.WaitingListEntryCreate })),
    ),
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
    redirects: redirectMessages,
    spend: spendMessages,
    savedViews: savedViewMessages,
    tasks: taskMessages,
    trainers: trainerMessages,
    centers: centerMessages,
    users: userMessages,
    waitingListEntries: waitingListEntryMessages,
  },
  enums: enumMessages,
  formats: formatMessages,
} as const;
