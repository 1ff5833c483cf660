import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from '../errors/errors.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { clientErrors, toGraphQLError } from './clientErrors.ts';
import { isLeft } from './isLeft.ts';

export const comeBackSeconds = '5';

function comeBack(reply: FastifyReply): FastifyReply {
  const later = unavailable();
  return reply
    .code(later.httpStatus)
    .header('retry-after', comeBackSeconds)
    .send({ errors: [later.toJSON()] });
}

/** Whoever asks a server that stops by a line that was open is told as by one whose database is away. */
export function stopReplies(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => (isStopping ? comeBack(reply) : undefined));
}

/** Where not even the viewer can be read, no endpoint gets to answer for itself; nor where a fault is of ours. */
export function faultReplies(app: FastifyInstance): void {
  app.setErrorHandler<Error & { readonly statusCode?: number }>(async (error, request, reply) => {
    if (isLeft(error, reply)) return reply.hijack();
    if (isOutage(error)) {
      request.log.error({ err: error }, 'The database is away.');
      return comeBack(reply);
    }
    if (error.statusCode !== undefined && error.statusCode < 500) throw error;
    // What has gone wrong may name a path, and is for the log.
    request.log.error({ err: error }, 'A request met a fault.');
    const told = clientErrors(toGraphQLError(error), request.id);
    return reply.code(500).send({ errors: told.map(({ formatted }) => formatted) });
  });
}
