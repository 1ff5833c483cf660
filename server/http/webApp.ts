import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeText } from '../words/escapeHtml.ts';

type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * What the build says of its pages: the scripts that each needs beside those of every page. They run last, so what the
 * page asks at once goes before them: over a line of few connections it would else wait for them all.
 */
function preloadLinks(folder: string): (path: string) => string {
  const file = join(folder, '.vite/preload.json');
  const preloads = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
  return (path) => {
    const place = path.replace(/^(\/\w+)\/\d+\/?$/, '$1/:id');
    const files = Object.hasOwn(preloads, place) ? (preloads[place] ?? []) : [];
    return files
      .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`)
      .join('');
  };
}

const notPages = /^\/(?:graphql|content|files|downloads|health|assets|config\.json)(?:\/|$|\?)/;

interface WebAppOptions {
  /** What the build has written. */
  readonly folder: string;
  readonly brand: string;
  /** Whether browsers are told of the maps beside the scripts, and given them. */
  readonly sourceMaps: boolean;
}

/** The built web app: its files, and its page for every path that is a route of the client (spec §2). */
export async function webApp(
  app: FastifyInstance,
  { folder, brand, sourceMaps }: WebAppOptions,
): Promise<void> {
  const page = join(folder, 'index.html');
  const isBuilt = existsSync(page);
  const linksOf = preloadLinks(folder);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      // The page is served below, with its title.
      allowedPath: (path) => path !== '/' && path !== '/index.html' && (sourceMaps || !path.endsWith('.map')),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        const name = basename(path, '.br');
        if (sourceMaps && name.endsWith('.js')) reply.header('sourcemap', `${name}.map`);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && wantsPage(request))
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(
          withDefaultTitle(await readFile(page, 'utf8'), brand).replace(
            '</head>',
            () => `${linksOf(pathOf(request))}</head>`,
          ),
        );
    return notFound(request, reply, isBuilt);
  });
}

/** Until the app has started, and where it cannot, the page has the title of this installation (spec §1). */
function withDefaultTitle(page: string, brand: string): string {
  const title = escapeText(`${brand} Registration Platform`);
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}

const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split('?', 1)[0] ?? '';

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (notPages.test(request.url)) return false;
  return (request.headers.accept ?? '*/*').includes('text/html') || !/\.\w+(?:\?|$)/.test(request.url);
}

function notFound(request: FastifyRequest, reply: FastifyReply, isBuilt: boolean): FastifyReply {
  const path = pathOf(request);
  const hint = isBuilt ? {} : { hint: 'The web app is not built: run npm run build.' };
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ statusCode: 404, message: `Page Not Found: ${path}`, ...hint });
}
