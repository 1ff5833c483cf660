import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyReads, unauthenticated } from '../errors/errors.ts';
import type { RequestContext } from '../graphql/RequestContext.ts';
import { inTurn } from '../graphql/write/inTurn.ts';

/** In bytes: more than ten of our longest operations, so that there is a long text in it. */
const large = 32 * 1024;
const width = { atOnce: 1, patience: 10_000 };
/** What is slow behind it, such as a file that is still coming, keeps nobody's next one waiting. */
const longestMs = 1_000;

/**
 * What a long text holds is taken apart and cleaned in one go, before it is known what may be done with it: a few tenths
 * of a second in which nobody is answered. One person's are taken one after the other, with time for others in between;
 * strangers have none to send.
 */
export function largeBodies(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<RequestContext>,
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (mostBytes(request) <= large) return;
    const context = await contextOf(request);
    if (context.viewer === null) throw unauthenticated();
    const key = `large ${context.viewer.id}`;
    await new Promise<void>((begin, refuse) => {
      inTurn(context, key, width, () => {
        begin();
        return answered(reply);
      }).catch(() => refuse(tooManyReads()));
    });
  });
}

/** Of a body that comes in pieces nobody knows before it is there. */
function mostBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}

/** And for as long again: what others ask for takes more than a moment. */
function answered({ raw }: FastifyReply): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    raw.once('close', () => {
      clearTimeout(timer);
      setTimeout(resolve, Math.min(performance.now() - start, longestMs));
    });
  });
}
