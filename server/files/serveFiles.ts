import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Uploaded images. Their names are random and never used again, so a browser may keep them for ever; nobody on the way
 * may, who would go on handing out a photo that was removed.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'private, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
