import { GraphQLError } from 'graphql';
import { counted } from '../words/counted.ts';

/** Every error a client can meet, each with a stable `extensions.code`; made in this folder and nowhere else. */

/** Messages by input path: { 'input.agenda.sections.0.name': ['A section needs a name.'] }. */
export type ValidationMessages = Readonly<Record<string, readonly string[]>>;

export type ErrorDetails = Readonly<
  Record<
    string,
    | string
    | number
    | boolean
    | null
    | readonly string[]
    | Readonly<Record<string, unknown>>
    | readonly object[]
  >
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

/** A refusal with a code of its own that is said at an input. */
export const refusedAt = (path: string, code: string, message: string, details: ErrorDetails = {}) =>
  new UserError(code, message, { ...details, validation: { [path]: [message] } });

export const unauthenticated = () => new UserError('UNAUTHENTICATED', 'Please sign in.');

export const forbidden = (what: string) => new UserError('FORBIDDEN', `You may not ${what}.`);

/** S1: what would lie outside the viewer's countries is refused at the field that says where it lies. */
export const strangeCountry = (path: string, isEmpty: boolean) =>
  refusedAt(
    path,
    'FORBIDDEN',
    isEmpty ? 'Choose one of your countries.' : 'This is not one of your countries.',
  );

/** S1: a row the viewer may not see does not exist for them. */
export const notFound = (type: string, id: string) =>
  new UserError('NOT_FOUND', `This record does not exist or is not visible to you.`, { type, id });

export const validationFailed = (path: string, message: string) => validationsFailed({ [path]: [message] });

/** Lighthouse's shape: `extensions.validation` holds messages by path, so that each lands on its input. */
export const validationsFailed = (validation: ValidationMessages) =>
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
      instead === null ? helpWith(list) : `Ask ${instead} page by page instead.`
    }`,
    { list, limit, instead },
  );

/** Nothing narrows a list inside a record. */
const helpWith = (list: string): string =>
  list.includes('.') ? 'Ask for the record without it.' : 'Ask for fewer by a filter.';

interface LongList {
  /** 'countries', or of a record 'CentreEvent.estimatedCosts'. */
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
  new UserError('UNAVAILABLE', 'The service cannot work at the moment. Please try again soon.', {}, 503);

/** K5: the same key for two different forms is a fault of the client. */
export const idempotencyMismatch = () =>
  new UserError(
    'IDEMPOTENCY_MISMATCH',
    'This was saved before with other values, and its answer was lost. Please look at what was saved first: sent again, this makes another.',
  );

/** K5: the first sending is still being worked on. */
export const idempotencyInFlight = () =>
  new UserError('IDEMPOTENCY_IN_FLIGHT', 'This form is being saved already. Please wait a moment.', {
    status: 409,
  });

/** The service that shows the dashboard's report did not answer as it should; the log says how. */
export const reportUnavailable = () =>
  new UserError('REPORT_UNAVAILABLE', 'The report cannot be reached at the moment. Please try again.');

/** H5: a rate that is not there is said, and never taken for 1. `path` is where the currency was given. */
export const rateMissing = (path: string, base: string) =>
  refusedAt(path, 'RATE_MISSING', `There is no exchange rate for ${base}.`, { base });

/** A row that others still point at cannot go. */
export const inUse = (noun: string) => new UserError('IN_USE', `This ${noun} is still in use.`);

/** G3 and the like: a value that must be unique belongs to another record. */
export const valueTaken = 'This value is already taken by another record.';
export const taken = (path: string) => validationFailed(path, valueTaken);
