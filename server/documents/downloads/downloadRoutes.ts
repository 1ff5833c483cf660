import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#server/access/Viewer.ts';
import { notFound, tooManyReads, unauthenticated, UserError } from '#server/errors/errors.ts';
import { addressExpired } from '#server/errors/runRefusals.ts';
import { passwordChangeDue } from '#server/errors/signInErrors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { safeFileName } from './fileNames.ts';
import type { DownloadKinds } from './Download.ts';
import { findDownload, findDownloads } from './findDownloads.ts';
import type { SignedArchives } from './SignedArchives.ts';
import { zipOf } from './zipOf.ts';

/** How much of something each person has under way; what goes beyond is refused, so that the rest goes on. */
class AtOnce {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Answers what ends it. @throws tooManyReads */
  begin(user: string): () => void {
    const count = this.counts.get(user) ?? 0;
    if (count >= this.most) throw tooManyReads();
    this.counts.set(user, count + 1);
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      const left = (this.counts.get(user) ?? 1) - 1;
      if (left === 0) this.counts.delete(user);
      else this.counts.set(user, left);
    };
  }
}

interface DownloadOptions {
  readonly kinds: DownloadKinds;
  readonly store: DocumentStore;
  readonly archives: SignedArchives;
  readonly now: () => Date;
  /** Of whoever sends their token, as with every call. */
  readonly context: (request: FastifyRequest) => Promise<RequestContext>;
  /** Of whom an address was given to; null where their session has ended. */
  readonly contextOf: (
    request: FastifyRequest,
    session: Pick<Viewer, 'sessionId'> & { readonly userId: string },
  ) => Promise<RequestContext>;
}

interface Sent {
  readonly content: Readable;
  readonly fileName: string;
  readonly type: string;
  readonly size?: number;
}

const filesAtOnce = 8;
const archivesAtOnce = 2;
/** Whatever a file says of itself, a browser keeps it and runs nothing of it. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'content-security-policy': 'sandbox',
};

/** Documents for whoever may have them at this moment; register it in a scope of its own. */
export async function downloadRoutes(app: FastifyInstance, options: DownloadOptions): Promise<void> {
  const { kinds, store, archives, now } = options;
  const files = new AtOnce(filesAtOnce);
  const zips = new AtOnce(archivesAtOnce);
  refusalsInWords(app);

  // A parameter may have a hundred characters, what is left of a path any number.
  app.get<{ Params: { readonly '*': string } }>(
    '/downloads/archives/*',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const archive = await archives.read(request.params['*']);
      if (!archive) throw addressExpired();
      const context = await options.contextOf(request, archive);
      endWith(reply, zips.begin(viewerOf(context).id));
      const downloads = await findDownloads(archive.documents, kinds, context);
      if (!downloads) throw notFound('Document', '');
      const content = zipOf(downloads, store, now());
      return send(reply, { content, fileName: archive.fileName, type: 'application/zip' });
    },
  );

  app.get<{ Params: { readonly kind: string; readonly key: string } }>(
    '/downloads/:kind/:key',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const context = await options.context(request);
      endWith(reply, files.begin(viewerOf(context).id));
      const download = await findDownload(request.params, kinds, context);
      if (!download) throw notFound('Document', request.params.key);
      return send(reply, { ...download, ...(await store.open(download.hash)) });
    },
  );
}

/** @throws unauthenticated, passwordChangeDue */
function viewerOf({ viewer }: RequestContext): Viewer {
  if (!viewer) throw unauthenticated();
  if (viewer.passwordChangeDue) throw passwordChangeDue();
  return viewer;
}

const endWith = (reply: FastifyReply, end: () => void): void => void reply.raw.once('close', end);

function send(reply: FastifyReply, { content, fileName, type, size }: Sent): FastifyReply {
  const headers = { ...fileHeaders, 'content-disposition': contentDisposition(safeFileName(fileName)) };
  if (size !== undefined) reply.header('content-length', size);
  return reply.headers(headers).type(type).send(content);
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  PASSWORD_CHANGE_DUE: 403,
  NOT_FOUND: 404,
  ADDRESS_EXPIRED: 410,
};

/** In the shape of the API, so that a client reads both alike. */
function refusalsInWords(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof UserError)) throw error;
    const status = statuses[error.code] ?? (error.httpStatus === 200 ? 400 : error.httpStatus);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [error.toJSON()] });
  });
}
