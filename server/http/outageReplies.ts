import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors/errors.ts';
import { isOutage } from '#server/db/isOutage.ts';

export const comeBackSeconds = '5';

/** Where not even the viewer can be read, no endpoint gets to answer for itself. */
export function outageReplies(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!isOutage(error)) throw error;
    request.log.error({ err: error }, 'The database is away.');
    const away = unavailable();
    return reply
      .code(away.httpStatus)
      .header('retry-after', comeBackSeconds)
      .send({ errors: [away.toJSON()] });
  });
}
