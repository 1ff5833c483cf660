import { HttpError } from 'react-admin';
import { unanswered } from './keepNetworkErrors.ts';
import { refusalOf } from './Refusal.ts';
import { statusOf } from './statusOf.ts';

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

const statusIn = (status: unknown): number | undefined =>
  typeof status === 'number' && status >= 400 ? status : undefined;

function transportStatus(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('networkError' in error)) return undefined;
  const { networkError } = error;
  return typeof networkError === 'object' && networkError !== null && 'statusCode' in networkError
    ? networkError.statusCode
    : undefined;
}
