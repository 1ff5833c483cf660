import { codeOf } from '#server/words/ofError.ts';

/** By class of SQLSTATE: no connection, no resources (a full disk), an operator who stops the server, a read-only server. */
const states = /^(?:08|53|57P|58030|25006)/;
const system = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOSPC|EDQUOT|EROFS)$/;
/** What the driver and its pool say without a code, and a client whose connection has broken, to the rollback that comes after too. */
const words =
  /timeout exceeded when trying to connect|^Query read timeout$|^timeout expired$|Connection terminated|^Client (?:has encountered a connection error|was closed) and is not queryable/;

/** Whether the fault is that something the server rests on is away for now, rather than a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isOutageItself(error) || (error.cause !== undefined && isOutage(error.cause));
}

/** The same, not where it is only the cause of what has failed, such as a request to somebody else's server. */
export function isOutageItself(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return states.test(code) || system.test(code) || words.test(error.message);
}
