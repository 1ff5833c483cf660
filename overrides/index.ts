import { lazyPart } from '#src/ui/lazyPart.ts';
import type { resources } from '../resources/index.ts';
import { lazyPage } from '../src/screens/lazyPage.ts';
import type { OverridePage } from '../src/screens/OverridePage.ts';
import type { Overrides } from '../src/screens/Overrides.ts';
import type { PaletteSource } from '../src/screens/PaletteSource.ts';
import type { RecordActivity } from '../src/screens/record/RecordActivity.ts';
import { isRecordId } from './isRecordId.ts';
import { wizardPages } from './bookings/pages.ts';

/** Screens written by hand; a resource that the contract no longer has does not compile. */
export const overrides = {
  approvedDocuments: {
    besideList: 'generated',
    list: lazyPage(() => import('./approvedDocuments/list/ApprovedDocumentList.tsx'), 'ApprovedDocumentList'),
    show: lazyPage(
      () => import('./approvedDocuments/record/ApprovedDocumentShow.tsx'),
      'ApprovedDocumentShow',
    ),
  },
  audits: {
    list: lazyPage(() => import('./audits/AuditList.tsx'), 'AuditList'),
    show: lazyPage(() => import('./audits/AuditShow.tsx'), 'AuditShow'),
  },
  bookings: {
    besideList: 'generated',
    list: lazyPage(() => import('./bookings/list/BookingList.tsx'), 'BookingList'),
    show: lazyPage(() => import('./bookings/record/redirects.tsx'), 'BookingShowRedirect'),
    create: lazyPage(() => import('./bookings/wizard/add/ChooseEvent.tsx'), 'BookingCreate'),
    edit: lazyPage(() => import('./bookings/record/redirects.tsx'), 'BookingEditRedirect'),
  },
  centers: {
    show: lazyPage(() => import('./centers/CenterShow.tsx'), 'CenterShow'),
    edit: lazyPage(() => import('./centers/CenterForms.tsx'), 'CenterEdit'),
    create: lazyPage(() => import('./centers/CenterForms.tsx'), 'CenterCreate'),
  },
  costCategories: {
    list: lazyPage(() => import('./costCategories/CostCategoryTree.tsx'), 'CostCategoryTree'),
  },
  documentRuns: {
    list: lazyPage(() => import('./documents/list/RunList.tsx'), 'RunList'),
  },
  events: {
    list: lazyPage(() => import('./events/EventList.tsx'), 'EventList'),
    show: lazyPage(() => import('./events/EventShow.tsx'), 'EventShow'),
    edit: lazyPage(() => import('./events/EventEdit.tsx'), 'EventEdit'),
    create: lazyPage(() => import('./events/EventCreate.tsx'), 'EventCreate'),
    afterImport: lazyPart(() => import('./events/move/ImportedMoves.tsx'), 'ImportedMoves'),
  },
  exchangeRateSets: {
    list: lazyPage(() => import('./exchangeRates/page/RateList.tsx'), 'RateList'),
    show: lazyPage(() => import('./exchangeRates/RateSetShow.tsx'), 'RateSetShow'),
  },
  generatedDocuments: {
    list: lazyPage(() => import('./documents/list/DocumentList.tsx'), 'DocumentList'),
  },
  participants: {
    show: lazyPage(() => import('./participants/ParticipantShow.tsx'), 'ParticipantShow'),
    create: lazyPage(() => import('./participants/ParticipantCreate.tsx'), 'ParticipantCreate'),
    bulkButtons: lazyPart(() => import('./participants/SelectedPeople.tsx'), 'SelectedPeople'),
  },
  participantRequests: {
    show: lazyPage(() => import('./participants/requests/RequestShow.tsx'), 'RequestShow'),
  },
  waitingListEntries: {
    besideList: 'generated',
    list: lazyPage(() => import('./waitingListEntries/WaitingListEntryList.tsx'), 'WaitingListEntryList'),
    show: lazyPage(() => import('./bookings/record/redirects.tsx'), 'EntryShowRedirect'),
    create: lazyPage(() => import('./bookings/wizard/add/ChooseEvent.tsx'), 'EntryCreate'),
    edit: lazyPage(() => import('./bookings/record/redirects.tsx'), 'EntryEditRedirect'),
  },
  templates: {
    show: lazyPage(() => import('./templates/TemplateShow.tsx'), 'TemplateShow'),
    edit: lazyPage(() => import('./templates/TemplateForms.tsx'), 'TemplateEdit'),
    create: lazyPage(() => import('./templates/TemplateForms.tsx'), 'TemplateCreate'),
  },
  trainers: {
    show: lazyPage(() => import('./trainers/TrainerShow.tsx'), 'TrainerShow'),
  },
  spend: {
    list: lazyPage(() => import('./spend/SpendList.tsx'), 'SpendList'),
  },
  users: {
    show: lazyPage(() => import('./users/UserShow.tsx'), 'UserShow'),
    edit: lazyPage(() => import('./users/UserEdit.tsx'), 'UserEdit'),
    create: lazyPage(() => import('./users/UserCreate.tsx'), 'UserCreate'),
  },
} satisfies Overrides<keyof typeof resources>;

/** Pages beside the four screens of a resource. */
export const pages = [
  ...wizardPages,
  // A run and a document have addresses that say nothing of how many there are.
  {
    path: '/documentRuns/:key',
    resource: 'documentRuns',
    page: lazyPage(() => import('./documents/run/RunPage.tsx'), 'RunPage'),
  },
  {
    path: '/documents/:guid',
    resource: 'generatedDocuments',
    page: lazyPage(() => import('./documents/verify/DocumentPage.tsx'), 'DocumentPage'),
  },
  {
    path: '/participants/:id/merge',
    resource: 'participants',
    page: lazyPage(() => import('./participants/merge/MergePage.tsx'), 'MergePage'),
  },
  {
    path: '/events/:id/agenda',
    resource: 'events',
    isPaper: true,
    page: lazyPage(() => import('./events/agenda/print/AgendaPage.tsx'), 'AgendaPage'),
  },
] satisfies readonly OverridePage<keyof typeof resources>[];

/** People sign in, have a page of their own, and the server says what each may do. */
export const accounts: boolean = true;

/** Pages that belong to no resource. */
export const ownPages = [
  {
    path: '/',
    title: 'home.title',
    layout: 'default',
    page: lazyPage(() => import('./home/HomePage.tsx'), 'HomePage'),
  },
  {
    path: '/powerbi-dashboard',
    title: 'dashboard.title',
    layout: 'dashboard',
    page: lazyPage(() => import('./dashboard/DashboardPage.tsx'), 'DashboardPage'),
  },
] as const;

export { isRecordId };
export { NotificationBell } from './notifications/NotificationBell.tsx';
export { rail } from './shell/rail.ts';
export { shellWords } from './shell/shellWords.ts';

/** What is done from the palette besides finding, loaded with what is typed there. */
export const paletteSources: readonly PaletteSource[] = [
  { name: 'bookings', load: async () => (await import('./bookings/palette/findBookings.ts')).findBookings },
];

/** Addresses that people know under another name, to where the pages are. */
export const otherNames: Readonly<Record<string, string>> = { '/centres': '/centers' };

/** What stands beside a record of its history. */
export const recordActivity = {
  resource: 'audits' satisfies keyof typeof resources,
  component: lazyPart(() => import('./audits/history/LatestActivity.tsx'), 'LatestActivity'),
  history: lazyPart(() => import('./audits/history/RecordHistory.tsx'), 'RecordHistory'),
} satisfies RecordActivity;
