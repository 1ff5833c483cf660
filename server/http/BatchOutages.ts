import type { FastifyReply } from 'fastify';
import { unavailable } from '../errors/errors.ts';

/** Counts by reply how many operations of a batch an outage has taken: a batch of which nothing is left is one itself. */
export class BatchOutages {
  private readonly taken = new WeakMap<FastifyReply, number>();

  /** What the batch is answered with for all that is known by now, which is set on the reply too. */
  statusOf(reply: FastifyReply, operations: number, isAway: boolean): number {
    const taken = (this.taken.get(reply) ?? 0) + (isAway ? 1 : 0);
    this.taken.set(reply, taken);
    if (taken < operations) return 200;
    const { httpStatus } = unavailable();
    // The engine leaves the status of a batch alone.
    reply.code(httpStatus);
    return httpStatus;
  }
}
