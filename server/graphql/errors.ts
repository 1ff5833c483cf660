import { GraphQLError } from 'graphql';

/** Every error a client can meet, each with a stable `extensions.code`; made here and nowhere else. */

/** Messages by input path: { 'input.agenda.sections.0.name': ['A section needs a name.'] }. */
export type ValidationMessages = Readonly<Record<string, readonly string[]>>;

export type ErrorDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>
>;

export class UserError extends GraphQLError {
  readonly code: string;

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.code = code;
  }
}

export const unauthenticated = () => new UserError('UNAUTHENTICATED', 'Please sign in.');

export const forbidden = (what: string) => new UserError('FORBIDDEN', `You may not ${what}.`);

/** S1: a row the viewer may not see does not exist for them. */
export const notFound = (type: string, id: string) =>
  new UserError('NOT_FOUND', `This record does not exist or is not visible to you.`, { type, id });

/** Lighthouse's shape: `extensions.validation` holds messages by path, so that each lands on its input. */
export const validationFailed = (validation: ValidationMessages) =>
  new UserError('VALIDATION', 'Some fields need your attention.', { validation });

/** K6: somebody saved in between. `changed` names the fields that differ, with the value now stored. */
export const staleWrite = (changed: Readonly<Record<string, unknown>>) =>
  new UserError('STALE_WRITE', 'Somebody else has changed this record since you opened it.', { changed });

export const tooMany = (what: string, limit: number) =>
  new UserError('LIMIT_EXCEEDED', `${what} may be at most ${limit}.`, { limit });

export const rateLimited = (seconds: number) =>
  new UserError('RATE_LIMITED', `Too many attempts. Try again in ${seconds} seconds.`, { seconds });

/** K1: the rows are locked by somebody else for longer than a request may wait. */
export const busy = () =>
  new UserError('BUSY', 'Somebody else is changing this at the moment. Please try again.');

/** A row that others still point at cannot go. */
export const inUse = (noun: string) => new UserError('IN_USE', `This ${noun} is still in use.`);

/** B5: an event whose seats are taken cannot be deleted. */
export const eventHasBookings = (count: number) =>
  new UserError(
    'EVENT_HAS_BOOKINGS',
    `This event has ${count} active ${count === 1 ? 'booking' : 'bookings'}. Cancel them first.`,
    { count },
  );

/** C9: one booking per event and participant. `path` is where the participant was given. */
export const bookingDuplicate = (path: string) =>
  new UserError('BOOKING_DUPLICATE', 'This participant is already booked on this event.', {
    validation: { [path]: ['This participant is already booked on this event.'] },
  });

/** W2: one active waiting entry per event and participant. */
export const waitingDuplicate = (path: string) =>
  new UserError('WAITING_DUPLICATE', 'This participant is already on the waiting list of this event.', {
    validation: { [path]: ['This participant is already on the waiting list of this event.'] },
  });

/** Somebody has to be able to manage users. */
export const lastAdministrator = (path: string) =>
  new UserError('LAST_ADMINISTRATOR', 'At least one administrator must remain.', {
    validation: { [path]: ['At least one administrator must remain.'] },
  });

/** G3 and the like: a value that must be unique belongs to another record. */
export const taken = (path: string) =>
  validationFailed({ [path]: ['This value is already taken by another record.'] });

/** S7: the same for an unknown account and a wrong password. */
export const invalidCredentials = () =>
  new UserError('INVALID_CREDENTIALS', 'The username or the password is not right.');

/** Spec §4: the client clears its user and signs out. */
export const sessionEnded = () =>
  new UserError('SESSION_ENDED', 'Your session has ended. Please sign in again.', { status: 403 });
