import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { isOutageItself } from '../db/isOutage.ts';
import { onceWhileAway } from './onceWhileAway.ts';

/** JSON lines without personal data: no address, no header, no query string, no variables, no parameters of statements. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: null,
    hooks: { logMethod: onceWhileAway() },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { readonly statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

/** The key of a password reset is in its path, and is as good as the password (S7); that of an archive as good as it. */
const pathOf = (url: string): string | undefined =>
  url.split('?', 1)[0]?.replace(/^(\/account\/password-reset\/|\/downloads\/archives\/).*/, '$1…');

/**
 * The message and detail of a database error quote values of the row; its code and place are enough to find the cause.
 * One that is away, or full, tells of no row: too many connections and a full disk are told apart by their words.
 */
function describeError(error: Error) {
  const isFromDatabase = 'severity' in error && !isOutageItself(error);
  const message = isFromDatabase ? 'The database refused a statement.' : error.message;
  const stack = isFromDatabase ? (error.stack ?? '').split('\n').slice(1).join('\n') : (error.stack ?? '');
  return {
    type: error.name,
    message,
    stack,
    ...textOf(error, 'code'),
    ...textOf(error, 'constraint'),
    ...textOf(error, 'table'),
  };
}

function textOf(error: Error, key: string): Readonly<Record<string, string>> {
  const value: unknown = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? { [key]: value } : {};
}
