import { lazy } from 'react';
import type { resources } from '../resources/index.ts';
import type { OverridePage } from '../src/screens/OverridePage.ts';
import type { Overrides } from '../src/screens/Overrides.ts';
import type { RecordActivity } from '../src/screens/record/RecordActivity.ts';
import { wizardPages } from './bookings/wizard/wizardPages.ts';

/** Screens written by hand; a resource that the contract no longer has does not compile. */
export const overrides = {
  audits: {
    list: lazy(() => import('./audits/AuditList.tsx').then((module) => ({ default: module.AuditList }))),
    show: lazy(() => import('./audits/AuditShow.tsx').then((module) => ({ default: module.AuditShow }))),
  },
  bookings: {
    list: lazy(() =>
      import('./bookings/list/BookingList.tsx').then((module) => ({ default: module.BookingList })),
    ),
    show: lazy(() =>
      import('./bookings/wizard/record/ShowRedirect.tsx').then((module) => ({
        default: module.BookingShowRedirect,
      })),
    ),
    create: lazy(() =>
      import('./bookings/wizard/add/ChooseEvent.tsx').then((module) => ({ default: module.BookingCreate })),
    ),
    edit: lazy(() =>
      import('./bookings/wizard/record/EditRedirect.tsx').then((module) => ({
        default: module.BookingEditRedirect,
      })),
    ),
  },
  centers: {
    edit: lazy(() => import('./centers/CenterEdit.tsx').then((module) => ({ default: module.CenterEdit }))),
    create: lazy(() =>
      import('./centers/CenterCreate.tsx').then((module) => ({ default: module.CenterCreate })),
    ),
  },
  events: {
    list: lazy(() => import('./events/EventList.tsx').then((module) => ({ default: module.EventList }))),
    show: lazy(() => import('./events/EventShow.tsx').then((module) => ({ default: module.EventShow }))),
  },
  waitingListEntries: {
    list: lazy(() =>
      import('./waitingListEntries/WaitingListEntryList.tsx').then((module) => ({
        default: module.WaitingListEntryList,
      })),
    ),
    show: lazy(() =>
      import('./bookings/wizard/record/ShowRedirect.tsx').then((module) => ({
        default: module.EntryShowRedirect,
      })),
    ),
    create: lazy(() =>
      import('./bookings/wizard/add/ChooseEvent.tsx').then((module) => ({ default: module.EntryCreate })),
    ),
    edit: lazy(() =>
      import('./bookings/wizard/record/EditRedirect.tsx').then((module) => ({
        default: module.EntryEditRedirect,
      })),
    ),
  },
  templates: {
    show: lazy(() =>
      import('./templates/TemplateShow.tsx').then((module) => ({ default: module.TemplateShow })),
    ),
    edit: lazy(() =>
      import('./templates/TemplateEdit.tsx').then((module) => ({ default: module.TemplateEdit })),
    ),
    create: lazy(() =>
      import('./templates/TemplateCreate.tsx').then((module) => ({ default: module.TemplateCreate })),
    ),
  },
  users: {
    edit: lazy(() => import('./users/UserEdit.tsx').then((module) => ({ default: module.UserEdit }))),
    create: lazy(() => import('./users/UserCreate.tsx').then((module) => ({ default: module.UserCreate }))),
  },
} satisfies Overrides<keyof typeof resources>;

/** Pages beside the four screens of a resource. */
export const pages = [...wizardPages] satisfies readonly OverridePage<keyof typeof resources>[];

/** What stands beside a record of its history. */
export const recordActivity = {
  resource: 'audits' satisfies keyof typeof resources,
  component: lazy(() =>
    import('./audits/LatestActivity.tsx').then((module) => ({ default: module.LatestActivity })),
  ),
  history: lazy(() =>
    import('./audits/RecordHistory.tsx').then((module) => ({ default: module.RecordHistory })),
  ),
} satisfies RecordActivity;
