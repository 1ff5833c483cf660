import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { createHandler } from 'graphql-http/lib/use/http';
import { type fixtures, readFixture } from '#codegen/fixtures/readFixture.ts';
import { listen, stopListening } from '../setup/listen.ts';
import { executable } from './foreignSchema.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface ForeignApi {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A fixture's API at /graphql, one operation a request, and beside it the files of an app built for it. */
export async function startForeignApi(
  fixture: (typeof fixtures)[number],
  {
    app,
    port = 0,
    counts = {},
  }: {
    readonly app: string;
    readonly port?: number;
    readonly counts?: Readonly<Record<string, number>>;
  },
): Promise<ForeignApi> {
  const answer = createHandler({ schema: executable(readFixture(fixture), counts) });
  const server = createServer((request, response) => {
    const isOfApi = request.url?.startsWith('/graphql') === true;
    const done = isOfApi ? answer(request, response) : sendFile(resolve(app), request, response);
    done.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return {
    origin: `http://127.0.0.1:${await listen(server, port)}`,
    stop: () => stopListening(server),
  };
}

/** As any web server of files does: what is no file is the app's own address. */
async function sendFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
  const body = path.startsWith(folder) ? await readFile(path).catch(() => undefined) : undefined;
  if (body === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
}
