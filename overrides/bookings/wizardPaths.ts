const root = '/bookings/wizard';

type Id = string | number;

const segment = (id: Id) => encodeURIComponent(String(id));
const eventPath = (eventId: Id) => `${root}/events/${segment(eventId)}`;
const bookingPath = (id: Id) => `${root}/bookings/${segment(id)}`;
const entryPath = (id: Id) => `${root}/waiting-list-entries/${segment(id)}`;

/** Addresses of the booking wizard's seven pages (spec §2); overrides of any resource may lead there. */
export const wizardPaths = {
  viewEvent: (eventId: Id) => `${eventPath(eventId)}/view`,
  addBooking: (eventId: Id) => `${eventPath(eventId)}/add-booking`,
  addWaitingList: (eventId: Id) => `${eventPath(eventId)}/add-waiting-list`,
  editBooking: (bookingId: Id) => `${bookingPath(bookingId)}/edit`,
  viewBooking: (bookingId: Id) => `${bookingPath(bookingId)}/view`,
  editEntry: (entryId: Id) => `${entryPath(entryId)}/edit`,
  viewEntry: (entryId: Id) => `${entryPath(entryId)}/view`,
};
