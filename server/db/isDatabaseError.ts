import { codeOf } from '#server/words/ofError.ts';

/** What Postgres refused, on either database. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  readonly column?: string | undefined;
  readonly table?: string | undefined;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '');
}
