import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { processRequest } from 'graphql-upload-minimal';

const multipart = 'multipart/form-data';

/** Operations with files, as the multipart request specification of GraphQL says; whatever is no such request is refused. */
export function uploads(app: FastifyInstance, maxFileSize: number): void {
  app.addContentTypeParser(multipart, (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    const type = mediaType(request);
    if (type?.essence !== multipart) return;
    if (!type.params.get('boundary')) throw malformed('A multipart request needs a boundary.');
    // The parser knows one spelling only.
    request.raw.headers['content-type'] = String(type);
    try {
      request.body = await processRequest(request.raw, reply.raw, { maxFileSize, maxFiles: 10 });
    } catch (error) {
      throw statusOf(error) === 413 ? error : malformed(error instanceof Error ? error.message : multipart);
    }
  });
}

function mediaType({ headers }: FastifyRequest): MIMEType | null {
  try {
    return new MIMEType(headers['content-type'] ?? '');
  } catch {
    return null;
  }
}

const malformed = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;
