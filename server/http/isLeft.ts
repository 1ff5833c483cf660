import type { FastifyReply } from 'fastify';
import { codeOf } from '#server/words/ofError.ts';

/** The client has gone before the first of its answer was packed, which ends the packing: nothing is wrong, and nobody is there to be told. */
export const isLeft = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
