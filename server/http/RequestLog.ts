import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each request: when it is answered, or its client has gone before. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    let isAnswered = false;
    reply.raw.once('finish', () => (isAnswered = true));
    reply.raw.once('close', () => {
      if (!isAnswered) request.log.info(about(request, reply), 'request aborted');
    });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) request.log.error({ ...about(request, reply), err: error }, 'request errored');
    else request.log.info({ ...about(request, reply), res: reply }, 'request completed');
  }
}

const about = (req: FastifyRequest, { elapsedTime }: FastifyReply) => ({ req, responseTime: elapsedTime });
