import { HttpError } from 'react-admin';
import { isValues } from '../isValues.ts';
import { isRow } from '../Row.ts';
import { unanswered } from './keepNetworkErrors.ts';
import { refusalOf } from './Refusal.ts';

/** HTTP-like statuses of the error codes of the contract, since react-admin decides by status. */
const statusByCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_WRITE: 409,
  NEWER_VERSION: 409,
  BUSY: 409,
  IN_USE: 409,
  VALIDATION: 422,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  TOO_MANY_READS: 429,
  QUERY_TOO_SLOW: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  INTERNAL_SERVER_ERROR: 500,
};

/** An error of the contract without a status of its own is the caller's to mend. */
export const statusOf = (code: string | undefined): number =>
  code === undefined ? 500 : (statusByCode[code] ?? 400);

/** Why something could not be read, as the generic error screen says it (spec §2). */
export interface Failure {
  /** Undefined where nobody answered. */
  readonly status: number | undefined;
  readonly message: string;
}

/** What the data provider or a call of the client threw. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) return { status: statusIn(error.status), message: error.message };
  const { code, message } = refusalOf(error);
  if (code !== undefined) return { status: statusOf(code), message };
  return { status: statusIn(transportStatus(error)), message: unanswered };
}

/** It is not there any more, or hidden by now: what was read of it before is not shown on, as it is where nobody answered. */
export const isGone = (error: unknown): boolean => failureOf(error).status === statusByCode['NOT_FOUND'];

/** What was sent may have been done all the same. */
export const isUnanswered = (error: unknown): boolean => failureOf(error).message === unanswered;

/**
 * The server has refused the session, and a dialog asks to sign in again. What stands before the server may answer 401
 * on its own, and then nobody asks.
 */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof HttpError && isRow(error.body) && error.body['code'] === 'UNAUTHENTICATED';

const statusIn = (status: unknown): number | undefined =>
  typeof status === 'number' && status >= 400 ? status : undefined;

/** The HTTP status of an answer that the client took for none. */
export const transportStatus = (error: unknown): unknown =>
  isValues(error) && isValues(error.networkError) ? error.networkError.statusCode : undefined;
