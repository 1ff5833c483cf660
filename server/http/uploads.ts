import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { processRequest } from 'graphql-upload-minimal';

const multipart = 'multipart/form-data';

/**
 * Operations with files, as the multipart request specification of GraphQL says; whatever is no such request is refused.
 * What nobody reads of a file once it is answered is thrown away: a browser shows no answer before it has sent all.
 */
export function uploads(app: FastifyInstance, maxFileSize: number): void {
  app.addContentTypeParser(multipart, (_request, _payload, done) => done(null));
  app.addHook('onResponse', (request, _reply, done) => {
    if (mediaType(request)?.essence === multipart && !request.raw.complete) {
      request.raw.unpipe();
      request.raw.resume();
    }
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const type = mediaType(request);
    if (type?.essence !== multipart) return done();
    if (!type.params.get('boundary')) throw malformed('A multipart request needs a boundary.');
    // The parser knows one spelling only.
    request.raw.headers['content-type'] = String(type);
    processRequest(request.raw, reply.raw, { maxFileSize, maxFiles: 10 }).then(
      (body) => {
        request.body = body;
        done();
      },
      (error: unknown) => done(refusalOf(error)),
    );
  });
}

function refusalOf(error: unknown): Error {
  if (error instanceof Error && statusOf(error) === 413) return error;
  return malformed(error instanceof Error ? error.message : multipart);
}

/** Null also where it is no such request: to take each type apart would cost more than to read the JSON behind it. */
function mediaType({ headers }: FastifyRequest): MIMEType | null {
  const type = headers['content-type'] ?? '';
  if (!/multipart/i.test(type)) return null;
  try {
    return new MIMEType(type);
  } catch {
    return null;
  }
}

const malformed = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;
