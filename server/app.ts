import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { uploadLimits } from '#schema/uploadLimits.ts';
import type { Viewer } from './access/Viewer.ts';
import { authSecret, createAuthentication } from './auth/Authentication.ts';
import { networkOf } from './auth/networkOf.ts';
import { signInPath } from './auth/signInPath.ts';
import type { Config } from './config/Config.ts';
import { loadPassportCipher } from './crypto/loadCiphers.ts';
import type { Database } from './db/Database.ts';
import { downloadRoutes } from './documents/downloads/downloadRoutes.ts';
import { SignedArchives } from './documents/downloads/SignedArchives.ts';
import { TypstEngine } from './documents/engine/TypstEngine.ts';
import { loadDocumentStore } from './documents/store/loadDocumentStore.ts';
import { UploadedPdfReader } from './documents/uploaded/UploadedPdfReader.ts';
import { ImageStore } from './files/ImageStore.ts';
import { serveFiles } from './files/serveFiles.ts';
import type { EndpointSchema } from './graphql/EndpointSchema.ts';
import { executableSchema } from './graphql/executableSchema.ts';
import { ReadQueue } from './graphql/read/ReadQueue.ts';
import { Reads } from './graphql/read/Reads.ts';
import type { RequestContext } from './graphql/RequestContext.ts';
import { faultReplies, stopReplies } from './http/faultReplies.ts';
import { graphqlEndpoint } from './http/graphqlEndpoint.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { loggerOptions } from './http/loggerOptions.ts';
import { readableUrl } from './http/readableUrl.ts';
import { RequestLog } from './http/RequestLog.ts';
import { runtimeConfig } from './http/runtimeConfig.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { trustedProxies } from './http/trustedProxies.ts';
import { webApp } from './http/webApp.ts';
import { TaskRunner } from './jobs/tasks/TaskRunner.ts';
import { dataSchema } from './modules/dataSchema.ts';
import { downloadKinds } from './modules/downloadKinds.ts';
import { entities } from './modules/entities.ts';
import { asOwner, type ContextOf } from './modules/task/index.ts';
import { taskKinds } from './modules/taskKinds.ts';
import { createReportSource } from './report/createReportSource.ts';
import { contentSchema } from './signIn/contentSchema.ts';
import { constants } from 'node:zlib';

/** The default is made for files that are packed once; answers are packed once each. */
const brotliSpeed = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export interface AppDeps {
  readonly config: Config;
  /** Opened and migrated; stays the caller's to close. */
  readonly database: Database;
  readonly now: () => Date;
  /** False: no logs, for tests. */
  readonly logger?: FastifyServerOptions['logger'];
  readonly dataSchema?: EndpointSchema;
  /** The built web app. */
  readonly webRoot?: string;
  /** How long whoever forgot a password waits for an answer, if not as long as usual; for tests. */
  readonly resetAnswerMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For work that no request asked for. */
    readonly contextOf: ContextOf;
  }
}

/** The parser cuts a file without a word: what is cut has to be seen to be too long. */
const beyondUpload = 64 * 1024;

/**
 * How long a client may take to send a request; one that stops half way is answered 408. The largest file passes over a
 * line of a megabit a second; how long an answer takes is no matter.
 */
const requestMs = 300_000;

/** The whole server as a value: two endpoints, files, the web app. Nothing of it is global. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, now } = deps;
  const app = Fastify({
    logger: deps.logger ?? loggerOptions(config.logLevel),
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    requestTimeout: requestMs,
    // It says neither a code nor when to come back.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  const cipher = loadPassportCipher(config);
  const authentication = createAuthentication(config, database, cipher, now, deps.resetAnswerMs);
  const filesRoot = join(config.dataDir, 'files');
  const files = new ImageStore(filesRoot);
  const engine = new TypstEngine();
  const uploaded = new UploadedPdfReader(uploadLimits.pdf);
  app.addHook('onClose', async () => void (await Promise.all([engine.close(), uploaded.close()])));
  const store = loadDocumentStore(config);
  const archives = new SignedArchives(authSecret(config), store, downloadKinds, now);
  const documents = { engine, store, archives, uploaded };
  const report = config.report && createReportSource(config.report, now, app.log);
  const queue = new ReadQueue(database.readsAtOnce);
  const endpoint = deps.dataSchema ?? dataSchema();
  let schema: GraphQLSchema | undefined;
  const contextOf = (viewer: Viewer | null, name: string, ip = name): RequestContext => ({
    database,
    reads: new Reads({ database, queue, entities, user: viewer ? viewer.id : networkOf(ip) }),
    entities,
    // Asked for by few: nobody's start waits for it.
    get schema() {
      return (schema ??= executableSchema(endpoint));
    },
    viewer,
    requestId: name,
    now,
    files,
    documents,
    cipher,
    signOnDirectory: config.sso?.tenantId ?? null,
    passwordTries: authentication.passwordTries,
    secondFactor: authentication.secondFactor,
    report,
  });
  const context = async (request: FastifyRequest): Promise<RequestContext> =>
    contextOf(await authentication.viewers.fromHeader(request.headers.authorization), request.id, request.ip);
  app.decorate('contextOf', contextOf);
  stopReplies(app);
  workOnTasks(app, { database, now, contextOf });

  faultReplies(app);
  securityHeaders(app, config);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: brotliSpeed },
  });
  healthRoutes(app, { database, takesFiles: () => store.takesFiles() });
  runtimeConfig(app, config);
  await app.register((scope) => serveFiles(scope, filesRoot));
  await app.register((scope) =>
    downloadRoutes(scope, {
      kinds: downloadKinds,
      store,
      archives,
      now,
      context,
      contextOf: async (request, session) =>
        contextOf(await authentication.viewers.ofSession(session), request.id, request.ip),
    }),
  );
  const allowsIntrospection = config.environment !== 'production';
  await app.register((scope) =>
    graphqlEndpoint(scope, {
      ...endpoint,
      path: '/graphql',
      context,
      budget: config.queries.budget,
      allowsIntrospection,
      takesLongTexts: true,
      uploadBytes: Math.max(uploadLimits.image, uploadLimits.pdf) + beyondUpload,
      beforePasswordChange: new Set(['changeMyPassword', '__typename']),
    }),
  );
  await app.register((scope) =>
    graphqlEndpoint(scope, {
      ...contentSchema(authentication),
      path: signInPath,
      context,
      budget: config.queries.budget,
      allowsIntrospection,
      takesLongTexts: false,
      uploadBytes: null,
      beforePasswordChange: null,
    }),
  );
  await webApp(app, {
    folder: deps.webRoot ?? resolve(import.meta.dirname, '../dist'),
    brand: config.web.brand,
    sourceMaps: config.sourceMaps,
  });
  return app;
}

interface TaskDeps extends Pick<AppDeps, 'database' | 'now'> {
  readonly contextOf: ContextOf;
}

/** From when the server is ready until it closes. */
function workOnTasks(app: FastifyInstance, { database, now, contextOf }: TaskDeps): void {
  const kinds = Object.entries(taskKinds).map(
    ([name, kind]) => [name, asOwner(kind, database, contextOf)] as const,
  );
  const runner = new TaskRunner({ database, kinds: Object.fromEntries(kinds), now, log: app.log });
  app.addHook('onReady', async () => runner.wake());
  app.addHook('preClose', () => runner.stop());
}

/** A proxy's id is kept, so that one id follows a request through all logs. */
function requestId(request: {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
