import { lazy } from 'react';
import type { resources } from '../resources/index.ts';
import { lazyPage } from '../src/screens/lazyPage.ts';
import type { OverridePage } from '../src/screens/OverridePage.ts';
import type { Overrides } from '../src/screens/Overrides.ts';
import type { PaletteSource } from '../src/screens/PaletteSource.ts';
import type { RecordActivity } from '../src/screens/record/RecordActivity.ts';
import { isRecordId } from './isRecordId.ts';
import { wizardPages } from './bookings/pages.ts';
import { documentPages } from './documents/pages.ts';

/** Screens written by hand; a resource that the contract no longer has does not compile. */
export const overrides = {
  approvedDocuments: {
    besideList: 'generated',
    list: lazyPage(() =>
      import('./approvedDocuments/list/ApprovedDocumentList.tsx').then((module) => ({
        default: module.ApprovedDocumentList,
      })),
    ),
    show: lazyPage(() =>
      import('./approvedDocuments/record/ApprovedDocumentShow.tsx').then((module) => ({
        default: module.ApprovedDocumentShow,
      })),
    ),
  },
  audits: {
    list: lazyPage(() => import('./audits/AuditList.tsx').then((module) => ({ default: module.AuditList }))),
    show: lazyPage(() => import('./audits/AuditShow.tsx').then((module) => ({ default: module.AuditShow }))),
  },
  bookings: {
    besideList: 'generated',
    list: lazyPage(() =>
      import('./bookings/list/BookingList.tsx').then((module) => ({ default: module.BookingList })),
    ),
    show: lazyPage(() =>
      import('./bookings/record/redirects.tsx').then((module) => ({
        default: module.BookingShowRedirect,
      })),
    ),
    create: lazyPage(() =>
      import('./bookings/wizard/add/ChooseEvent.tsx').then((module) => ({ default: module.BookingCreate })),
    ),
    edit: lazyPage(() =>
      import('./bookings/record/redirects.tsx').then((module) => ({
        default: module.BookingEditRedirect,
      })),
    ),
  },
  centers: {
    show: lazyPage(() =>
      import('./centers/CenterShow.tsx').then((module) => ({ default: module.CenterShow })),
    ),
    edit: lazyPage(() =>
      import('./centers/CenterEdit.tsx').then((module) => ({ default: module.CenterEdit })),
    ),
    create: lazyPage(() =>
      import('./centers/CenterCreate.tsx').then((module) => ({ default: module.CenterCreate })),
    ),
  },
  costCategories: {
    list: lazyPage(() =>
      import('./costCategories/CostCategoryTree.tsx').then((module) => ({
        default: module.CostCategoryTree,
      })),
    ),
  },
  documentRuns: {
    list: lazyPage(() =>
      import('./documents/list/RunList.tsx').then((module) => ({ default: module.RunList })),
    ),
  },
  events: {
    list: lazyPage(() => import('./events/EventList.tsx').then((module) => ({ default: module.EventList }))),
    show: lazyPage(() => import('./events/EventShow.tsx').then((module) => ({ default: module.EventShow }))),
    edit: lazyPage(() => import('./events/EventEdit.tsx').then((module) => ({ default: module.EventEdit }))),
    create: lazyPage(() =>
      import('./events/EventCreate.tsx').then((module) => ({ default: module.EventCreate })),
    ),
  },
  exchangeRateSets: {
    list: lazyPage(() =>
      import('./exchangeRates/page/RatesPage.tsx').then((module) => ({ default: module.RatesPage })),
    ),
  },
  generatedDocuments: {
    list: lazyPage(() =>
      import('./documents/list/DocumentList.tsx').then((module) => ({ default: module.DocumentList })),
    ),
  },
  participants: {
    show: lazyPage(() =>
      import('./participants/ParticipantShow.tsx').then((module) => ({ default: module.ParticipantShow })),
    ),
  },
  waitingListEntries: {
    besideList: 'generated',
    list: lazyPage(() =>
      import('./waitingListEntries/WaitingListEntryList.tsx').then((module) => ({
        default: module.WaitingListEntryList,
      })),
    ),
    show: lazyPage(() =>
      import('./bookings/record/redirects.tsx').then((module) => ({
        default: module.EntryShowRedirect,
      })),
    ),
    create: lazyPage(() =>
      import('./bookings/wizard/add/ChooseEvent.tsx').then((module) => ({ default: module.EntryCreate })),
    ),
    edit: lazyPage(() =>
      import('./bookings/record/redirects.tsx').then((module) => ({
        default: module.EntryEditRedirect,
      })),
    ),
  },
  templates: {
    show: lazyPage(() =>
      import('./templates/TemplateShow.tsx').then((module) => ({ default: module.TemplateShow })),
    ),
    edit: lazyPage(() =>
      import('./templates/TemplateEdit.tsx').then((module) => ({ default: module.TemplateEdit })),
    ),
    create: lazyPage(() =>
      import('./templates/TemplateCreate.tsx').then((module) => ({ default: module.TemplateCreate })),
    ),
  },
  trainers: {
    show: lazyPage(() =>
      import('./trainers/TrainerShow.tsx').then((module) => ({ default: module.TrainerShow })),
    ),
  },
  spend: {
    list: lazyPage(() => import('./spend/SpendList.tsx').then((module) => ({ default: module.SpendList }))),
  },
  users: {
    show: lazyPage(() => import('./users/UserShow.tsx').then((module) => ({ default: module.UserShow }))),
    edit: lazyPage(() => import('./users/UserEdit.tsx').then((module) => ({ default: module.UserEdit }))),
    create: lazyPage(() =>
      import('./users/UserCreate.tsx').then((module) => ({ default: module.UserCreate })),
    ),
  },
} satisfies Overrides<keyof typeof resources>;

/** Pages beside the four screens of a resource. */
export const pages = [
  ...wizardPages,
  ...documentPages,
  {
    path: '/events/:id/agenda',
    resource: 'events',
    isPaper: true,
    page: lazyPage(() =>
      import('./events/agenda/print/AgendaPage.tsx').then((module) => ({ default: module.AgendaPage })),
    ),
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
    page: lazyPage(() => import('./home/HomePage.tsx').then((module) => ({ default: module.HomePage }))),
  },
  {
    path: '/powerbi-dashboard',
    title: 'dashboard.title',
    layout: 'dashboard',
    page: lazyPage(() =>
      import('./dashboard/DashboardPage.tsx').then((module) => ({ default: module.DashboardPage })),
    ),
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
  component: lazy(() =>
    import('./audits/history/LatestActivity.tsx').then((module) => ({ default: module.LatestActivity })),
  ),
  history: lazy(() =>
    import('./audits/history/RecordHistory.tsx').then((module) => ({ default: module.RecordHistory })),
  ),
} satisfies RecordActivity;
