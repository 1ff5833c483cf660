import { lazyPage } from '#src/screens/lazyPage.ts';

const AddBookingPage = lazyPage(() => import('./wizard/add/WizardPage.tsx'), 'AddBookingPage');
const AddWaitingListPage = lazyPage(() => import('./wizard/add/WizardPage.tsx'), 'AddWaitingListPage');
const EventViewPage = lazyPage(() => import('./event/EventViewPage.tsx'), 'EventViewPage');
const BookingViewPage = lazyPage(() => import('./record/view/BookingViewPage.tsx'), 'BookingViewPage');
const BookingEditPage = lazyPage(() => import('./record/edit/BookingEditPage.tsx'), 'BookingEditPage');
const EntryViewPage = lazyPage(() => import('./record/view/EntryViewPage.tsx'), 'EntryViewPage');
const EntryEditPage = lazyPage(() => import('./record/edit/EntryEditPage.tsx'), 'EntryEditPage');

const page = <Name extends string, Page>(path: string, resource: Name, component: Page) => ({
  path: `/bookings/wizard/${path}`,
  resource,
  page: component,
});

/** The seven pages of the booking wizard (spec §2). */
export const wizardPages = [
  page('events/:id/view', 'bookings', EventViewPage),
  page('events/:id/add-booking', 'bookings', AddBookingPage),
  page('events/:id/add-waiting-list', 'waitingListEntries', AddWaitingListPage),
  page('bookings/:id/edit', 'bookings', BookingEditPage),
  page('bookings/:id/view', 'bookings', BookingViewPage),
  page('waiting-list-entries/:id/edit', 'waitingListEntries', EntryEditPage),
  page('waiting-list-entries/:id/view', 'waitingListEntries', EntryViewPage),
];
