import { GraphQLError } from 'graphql';

/** Every error a client can meet, each with a stable `extensions.code`; made here and nowhere else. */

/** Messages by input path: { 'input.agenda.sections.0.name': ['A section needs a name.'] }. */
export type ValidationMessages = Readonly<Record<string, readonly string[]>>;

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>>;

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
