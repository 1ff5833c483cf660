import { GraphQLError } from 'graphql';
import { agreeing, counted } from '../words/counted.ts';

/** Every error a client can meet, each with a stable `extensions.code`; made here and nowhere else. */

/** Messages by input path: { 'input.agenda.sections.0.name': ['A section needs a name.'] }. */
export type ValidationMessages = Readonly<Record<string, readonly string[]>>;

export type ErrorDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>
>;

export class UserError extends GraphQLError {
  readonly code: string;

  /** `httpStatus` is what a request is answered with of which nothing else comes back. */
  constructor(
    code: string,
    message: string,
    details: ErrorDetails = {},
    readonly httpStatus = 200,
  ) {
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

/** Known before anything of it is read: the query asks for more rows than anybody can look at. */
export const queryTooExpensive = (cost: number, budget: number) =>
  new UserError(
    'QUERY_TOO_EXPENSIVE',
    `This asks for too much at once: it would cost ${cost}, and at most ${budget} is allowed. Ask for fewer rows, or for less of each.`,
    { cost, budget },
    400,
  );

/** The database had to be stopped. */
export const queryTooSlow = () =>
  new UserError('QUERY_TOO_SLOW', 'This took too long and was stopped. Please narrow it down.', {}, 503);

/** One user has as much under way as is fair to others. */
export const tooManyReads = () =>
  new UserError(
    'TOO_MANY_READS',
    'You have asked for too much at the same time. Please try again in a moment.',
    { seconds: 1 },
    429,
  );

export const answerTooLarge = (limit: number) =>
  new UserError(
    'ANSWER_TOO_LARGE',
    `The answer would be larger than ${Math.round(limit / 1_000_000)} MB. Ask for fewer rows, or for less of each.`,
    { limit },
    400,
  );

/** A list that stands inside a record, or one without pages, is given whole or not at all. */
export const listTooLong = ({ list, limit, instead }: LongList) =>
  new UserError(
    'LIST_TOO_LONG',
    `${list} has more than ${limit} entries and cannot be given whole. ${
      instead === null ? 'Ask for fewer by a filter.' : `Ask ${instead} page by page instead.`
    }`,
    { list, limit, instead },
  );

interface LongList {
  readonly list: string;
  readonly limit: number;
  /** The list that has the same rows in pages; null where there is none. */
  readonly instead: string | null;
}

export const rateLimited = (seconds: number) =>
  new UserError('RATE_LIMITED', `Too many attempts. Try again in ${counted(seconds, 'second')}.`, {
    seconds,
  });

/** K1: the rows are locked by somebody else for longer than a request may wait. */
export const busy = () =>
  new UserError('BUSY', 'Somebody else is changing this at the moment. Please try again.');

/** The database is away, full or has no connection to spare: nothing was written, and later it may be. */
export const unavailable = () =>
  new UserError('UNAVAILABLE', 'The service cannot work at the moment. Please try again soon.');

/** K5: the same key for two different forms is a fault of the client. */
export const idempotencyMismatch = () =>
  new UserError('IDEMPOTENCY_MISMATCH', 'This form was sent before with other values. Please reload it.');

/** K5: the first sending is still being worked on. */
export const idempotencyInFlight = () =>
  new UserError('IDEMPOTENCY_IN_FLIGHT', 'This form is being saved already. Please wait a moment.', {
    status: 409,
  });

/** The user signs in with the identity provider only. */
export const noPassword = () =>
  new UserError(
    'NO_PASSWORD',
    'You sign in with Microsoft and have no password here. An administrator can give you one.',
  );

/** The service that shows the dashboard's report did not answer as it should; the log says how. */
export const reportUnavailable = () =>
  new UserError('REPORT_UNAVAILABLE', 'The report cannot be reached at the moment. Please try again.');

/** A row that others still point at cannot go. */
export const inUse = (noun: string) => new UserError('IN_USE', `This ${noun} is still in use.`);

/** B5: an event whose seats are taken cannot be deleted. */
export const eventHasBookings = (count: number) =>
  new UserError(
    'EVENT_HAS_BOOKINGS',
    `This event has ${counted(count, 'active booking')}. Cancel ${agreeing(count, 'it', 'them')} first.`,
    { count },
  );

/** What somebody can do who was refused (K3). */
export type NextStep =
  | 'JOIN_WAITING_LIST'
  | 'BOOK_SEAT'
  | 'UPGRADE_ENTRY'
  | 'GIVE_REASON'
  | 'CHOOSE_ANOTHER_EVENT'
  | 'ASK_MANAGER'
  | 'RAISE_LIMIT'
  | 'COMPLETE_DETAILS'
  | 'CHOOSE_COUNTRY'
  | 'ATTACH_PARTICIPANT'
  | 'DETACH_PARTICIPANT'
  | 'OPEN_BOOKING';

/** The rules of bookings that can refuse, by stable code. */
export type RuleCode =
  | 'EVENT_FULL'
  | 'STAFF_FULL'
  | 'COUNTRY_LIMIT'
  | 'USER_LIMIT'
  | 'COUNTRY_REQUIRED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'BOOKING_DUPLICATE'
  | 'WAITING_DUPLICATE'
  | 'TRANSITION_NOT_ALLOWED'
  | 'CAPACITY_BELOW_BOOKED'
  | 'COLLECT_INCOMPLETE'
  | 'PARTICIPANT_MISSING'
  | 'AUTHORISATION_MISSING'
  | 'CONTRACT_MISSING'
  | 'EVENT_OVER'
  | 'ALREADY_ATTACHED'
  | 'NOT_ATTACHED'
  | 'WAITING_LIST_FULL'
  | 'WAITING_LIST_OFF'
  | 'WAITING_NOT_NEEDED'
  | 'ALREADY_BOOKED'
  | 'QUEUE_NOT_FIRST'
  | 'ENTRY_CLOSED'
  | 'VALIDATION'
  | 'FORBIDDEN';

/** Why a rule refuses: the numbers a person needs, and what can be done instead. */
export interface Violation {
  readonly code: RuleCode;
  readonly message: string;
  /** Whether this viewer may pass the rule by giving a reason. */
  readonly overridable: boolean;
  readonly nextSteps: readonly NextStep[];
  readonly details?: ErrorDetails;
  /** The input key it belongs to. */
  readonly field?: string;
}

/** A rule's refusal; `path` is where the input stands whose field it belongs to. */
export const refused = (violation: Violation, path: string | null = null) => {
  const { code, message, overridable, nextSteps, details, field } = violation;
  const known = { overridable, nextSteps, ...details };
  if (field === undefined || path === null) return new UserError(code, message, known);
  return new UserError(code, message, { ...known, validation: { [`${path}.${field}`]: [message] } });
};

/** C9: one booking per event and participant. `path` is where the participant was given. */
export const bookingDuplicate = (path: string) => {
  const message = 'This participant is already booked on this event.';
  const nextSteps: readonly NextStep[] = ['OPEN_BOOKING', 'CHOOSE_ANOTHER_EVENT'];
  return new UserError('BOOKING_DUPLICATE', message, {
    overridable: false,
    nextSteps,
    validation: { [path]: [message] },
  });
};

/** W2: one active waiting entry per event and participant. */
export const waitingDuplicate = (path: string) => {
  const message = 'This participant is already on the waiting list of this event.';
  const nextSteps: readonly NextStep[] = ['UPGRADE_ENTRY'];
  return new UserError('WAITING_DUPLICATE', message, {
    overridable: false,
    nextSteps,
    validation: { [path]: [message] },
  });
};

/** A limit, and how much of it is used. */
interface LimitNumbers {
  readonly limit: number;
  readonly used: number;
}

/** The seats of an event, and how many wait for one. */
export interface SeatNumbers extends LimitNumbers {
  readonly waiting: number;
}

type HardMaximum = 'max_trainees' | 'max_staff';

/** '2 trainees are booked' */
const takenOf = (maximum: HardMaximum, used: number): string =>
  maximum === 'max_trainees'
    ? counted(used, 'trainee is booked', 'trainees are booked')
    : counted(used, 'member of staff is booked', 'members of staff are booked');

/** C5: a hard maximum does not go under what is booked. */
export const capacityBelowBooked = (
  path: string,
  maximum: HardMaximum,
  { limit, used }: LimitNumbers,
  /** The event whose seats a change elsewhere would fill: of the time zone. */
  moved?: { readonly event: string },
) => {
  const taken = takenOf(maximum, used);
  return refused(
    {
      code: 'CAPACITY_BELOW_BOOKED',
      message: moved
        ? `${moved.event}: in this time zone ${taken}, and its maximum is ${limit}.`
        : `${taken}, so the maximum cannot be ${limit}.`,
      overridable: false,
      nextSteps: [],
      details: { limit, used },
      field: moved ? 'time_zone' : maximum,
    },
    path,
  );
};

/** Somebody has to be able to manage users. */
export const lastAdministrator = (path: string) => {
  const message = 'At least one active administrator must remain.';
  return new UserError('LAST_ADMINISTRATOR', message, { validation: { [path]: [message] } });
};

/** Nobody locks themselves out by a slip: another administrator does it. */
export const ownAdministratorRole = (path: string) => {
  const message = 'You may not take away your own administrator role. Another administrator can.';
  return new UserError('OWN_ADMINISTRATOR_ROLE', message, { validation: { [path]: [message] } });
};

export const ownAccount = () =>
  new UserError('OWN_ACCOUNT', 'You may not deactivate your own account. Another administrator can.');

/** S7: whoever set this up knows the password that is in use. */
export const passwordChangeDue = () =>
  new UserError('PASSWORD_CHANGE_DUE', 'Choose a password of your own first.');

/** S7: told to nobody but who has shown the password. */
export const accountDeactivated = () =>
  new UserError('ACCOUNT_DEACTIVATED', 'This account is deactivated. Please ask an administrator.');

/** G3 and the like: a value that must be unique belongs to another record. */
export const taken = (path: string) =>
  validationFailed({ [path]: ['This value is already taken by another record.'] });

/** What is wrong with a user name or an e-mail address. */
export interface NameProblem {
  readonly code: 'NAME_WITH_INVISIBLE_CHARACTERS' | 'NAME_OF_SEVERAL_SCRIPTS' | 'NAME_TAKEN';
  readonly message: string;
}

/** The code is that of the first; each has its words at its input. */
export const nameRefused = (problems: readonly (readonly [path: string, problem: NameProblem])[]) => {
  const code = problems[0]?.[1].code ?? 'VALIDATION';
  const validation = Object.fromEntries(problems.map(([path, { message }]) => [path, [message]]));
  return new UserError(code, Object.values(validation).flat().join(' '), { validation });
};

/** Whether as a user name or as an address does not matter: people sign in with either. */
export const nameTaken = (path: string) =>
  nameRefused([[path, { code: 'NAME_TAKEN', message: 'Somebody else signs in with this name or address.' }]]);

/** S7: the same for an unknown account and a wrong password. */
export const invalidCredentials = () =>
  new UserError('INVALID_CREDENTIALS', 'The username or the password is not right.');

const wrongCode = (message: string) =>
  new UserError('SECOND_FACTOR_WRONG', message, { validation: { 'input.code': [message] } });

/** S7: not a code of the second factor, or not any more. */
export const secondFactorWrong = () =>
  wrongCode('This code is not right, or was used before. Wait for the next one, or use a recovery code.');

/** Not a code of the app that is being set up. */
export const firstCodeWrong = () =>
  wrongCode('This code is not right. Wait for the next one; if none is, look at the clock of your phone.');

/** What was begun with the password is used, too old, or of somebody whose password has changed since. */
export const secondFactorExpired = () =>
  new UserError('SECOND_FACTOR_EXPIRED', 'This took too long or was used before. Please start again.');

/** The role takes one. */
export const secondFactorRequired = () =>
  new UserError(
    'SECOND_FACTOR_REQUIRED',
    'Your role needs a second factor. You can set up another one in its place.',
  );

/** Turning one's own off takes the password and a code. */
export const ownSecondFactor = () =>
  new UserError('OWN_SECOND_FACTOR', 'Turn your own second factor off on your account page.');

/** Spec §5: a sign-in that answers no user has failed, and not for its password. */
export const userMissing = () =>
  new UserError('USER_MISSING', 'The sign-in went through, but there is no user to it. Please try again.');

/** S7: the same for an unknown account and for a key that is wrong, used up or too old. */
export const resetLinkInvalid = () =>
  new UserError('RESET_LINK_INVALID', 'This link is no longer good. Ask for another one.');

/** Spec §4: the client clears its user and signs out. */
export const sessionEnded = () =>
  new UserError('SESSION_ENDED', 'Your session has ended. Please sign in again.', { status: 403 });

/** There is no identity provider to sign in with. */
export const ssoNotConfigured = () =>
  new UserError('SSO_NOT_CONFIGURED', 'Single sign-on is not set up here. Sign in with your password.');

/** The identity provider does not answer, or not as it should. */
export const ssoUnavailable = () =>
  new UserError(
    'SSO_UNAVAILABLE',
    'Microsoft sign-in does not answer at the moment. Try again later, or sign in with your password.',
  );

/** The cookie that a sign-on began with is missing, used or too old. */
export const ssoExpired = () =>
  new UserError('SSO_EXPIRED', 'This sign-in took too long or was used before. Please start again.');

/** What came back does not belong to what was begun. Which check it was stays in the log. */
export const ssoRefused = () =>
  new UserError('SSO_REFUSED', 'This sign-in could not be confirmed. Please start again.');

/** Known to the provider, but nobody here. `objectId` is what an administrator links an account with. */
export const ssoUnknownUser = (objectId: string) =>
  new UserError(
    'SSO_UNKNOWN_USER',
    'Your Microsoft account has no access here yet. Ask an administrator to link it to your user.',
    { objectId },
  );

/** A sign-on began at another address than the one the provider leads back to. */
export const ssoWrongAddress = (address: string) =>
  new UserError('SSO_WRONG_ADDRESS', `Open the app at ${address} to sign in with Microsoft.`, { address });

/** One identity is one user. */
export const identityTaken = (path: string) =>
  validationFailed({ [path]: ['This Microsoft account is linked to another user.'] });
