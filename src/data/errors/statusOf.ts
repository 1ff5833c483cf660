/** HTTP-like statuses of the error codes of the contract, since react-admin decides by status. */
const statusByCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_WRITE: 409,
  BUSY: 409,
  IN_USE: 409,
  VALIDATION: 422,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  TOO_MANY_READS: 429,
  QUERY_TOO_SLOW: 503,
  INTERNAL: 500,
  INTERNAL_SERVER_ERROR: 500,
};

/** An error of the contract without a status of its own is the caller's to mend. */
export const statusOf = (code: string | undefined): number =>
  code === undefined ? 500 : (statusByCode[code] ?? 400);
