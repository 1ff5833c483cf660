/** What Postgres refused, on either database. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  readonly column?: string | undefined;
  readonly table?: string | undefined;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}
