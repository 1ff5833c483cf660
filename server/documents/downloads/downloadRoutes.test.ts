import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Viewer } from '#server/access/Viewer.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { loadDocumentStore } from '../store/loadDocumentStore.ts';
import type { Download } from './Download.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { SignedArchives } from './SignedArchives.ts';
import { zipOf } from './zipOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'convene-downloads-'));
const store = loadDocumentStore({
  dataDir: folder,
  passports: { key: Buffer.alloc(32, 1), previous: [], days: 30 },
});
const clock = { now: new Date('2026-11-21T12:00:00Z') };
/** Who may have what, by the key of the document. */
const rights = new Map<string, Set<string>>();
const documents = new Map<string, Download>();
const kinds = {
  generated: async (key: string, { viewer }: RequestContext) =>
    rights.get(key)?.has(viewer?.id ?? '') ? (documents.get(key) ?? null) : null,
};
const archives = new SignedArchives('a secret of the server', store, kinds, () => clock.now);
const sessions = new Map<string, Viewer>();
const viewer = (id: string, passwordChangeDue = false) =>
  ({ id, sessionId: `session-${id}`, passwordChangeDue }) as Viewer;
const contextWith = (of: Viewer | null) => ({ viewer: of }) as RequestContext;
const app = Fastify();

beforeAll(async () => {
  await app.register((scope) =>
    downloadRoutes(scope, {
      kinds,
      store,
      archives,
      now: () => clock.now,
      context: async ({ headers }) => contextWith(sessions.get(headers.authorization ?? '') ?? null),
      contextOf: async (_request, { userId, sessionId }) =>
        contextWith(
          [...sessions.values()].find((each) => each.id === userId && each.sessionId === sessionId) ?? null,
        ),
    }),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const id of ['ann', 'bob']) sessions.set(id, viewer(id));
  for (const key of ['1', '2', '3']) {
    const { hash } = await store.save(new TextEncoder().encode(`content of ${key}`));
    documents.set(key, { hash, fileName: '../Brief an Zoë.pdf', type: 'application/pdf' });
    rights.set(key, new Set(['ann']));
  }
});

const get = (url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;
const archiveOf = (...keys: readonly string[]) => ({
  fileName: 'Letters.zip',
  documents: keys.map((key) => ({ kind: 'generated', key })),
});

describe('a document', () => {
  it('is given to whoever may have it, under its name and for nothing but keeping', async () => {
    const answer = await get('/downloads/generated/1', 'ann');
    expect([answer.statusCode, answer.body]).toEqual([200, 'content of 1']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '12',
      'content-disposition': `attachment; filename="Brief an Zo?.pdf"; filename*=UTF-8''Brief%20an%20Zo%C3%AB.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
    });
  });

  it.each([
    ['nobody', '/downloads/generated/1', undefined, 401, 'UNAUTHENTICATED'],
    ['somebody who may not have it', '/downloads/generated/1', 'bob', 404, 'NOT_FOUND'],
    ['a key that there is not', '/downloads/generated/9', 'ann', 404, 'NOT_FOUND'],
    ['a kind that there is not', '/downloads/constructor/1', 'ann', 404, 'NOT_FOUND'],
  ])('is not given to %s', async (_who, url, authorization, status, code) => {
    const answer = await get(url, authorization);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });

  it('is not given to whoever has yet to choose a password', async () => {
    sessions.set('ann', viewer('ann', true));
    const answer = await get('/downloads/generated/1', 'ann');
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'PASSWORD_CHANGE_DUE']);
  });
});

describe('an archive', () => {
  const address = (...keys: readonly string[]) =>
    archives.sign(archiveOf(...keys), contextWith(viewer('ann')));

  it('holds all its documents, each under a name of its own', async () => {
    const answer = await get(await address('1', '2', '3'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=Letters.zip',
      'x-content-type-options': 'nosniff',
    });
    const zip = await fromBufferPromise(answer.rawPayload, { lazyEntries: true });
    const found: [string, string][] = [];
    for await (const entry of zip.eachEntry())
      found.push([entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString()]);
    expect(found).toEqual([
      ['Brief an Zoë.pdf', 'content of 1'],
      ['Brief an Zoë (2).pdf', 'content of 2'],
      ['Brief an Zoë (3).pdf', 'content of 3'],
    ]);
  });

  it('has no address for somebody who may not have all of it', async () => {
    rights.set('2', new Set());
    await expect(address('1', '2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(archives.sign(archiveOf('1'), contextWith(null))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is given whole or not at all once a right is gone, or the session', async () => {
    const url = await address('1', '2');
    rights.set('2', new Set());
    expect(codeOf(await get(url))).toBe('NOT_FOUND');
    rights.set('2', new Set(['ann']));
    sessions.delete('ann');
    expect(codeOf(await get(url))).toBe('UNAUTHENTICATED');
  });

  it('is given for ten minutes, at an address that nobody else can make', async () => {
    const url = await address('1');
    const others = new SignedArchives('another secret', store, kinds, () => clock.now);
    const forged = await others.sign(archiveOf('1'), contextWith(viewer('ann')));
    const answer = await get(forged);
    expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'ADDRESS_EXPIRED']);
    clock.now = new Date(clock.now.getTime() + 9 * 60_000);
    expect((await get(url)).statusCode).toBe(200);
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    expect(codeOf(await get(url))).toBe('ADDRESS_EXPIRED');
  });

  it('is no archive where it was cut off, wherever that was', async () => {
    const files = ['1', '2', '3'].flatMap((key) => documents.get(key) ?? []);
    const whole = await buffer(zipOf(files, store, clock.now));
    expect((await fromBufferPromise(whole)).entryCount).toBe(3);
    for (let length = 0; length < whole.length; length += 1)
      await expect(fromBufferPromise(whole.subarray(0, length)), String(length)).rejects.toThrow();
  });

  it('does not grow in memory, and leaves no file open where nobody reads to the end', async () => {
    const { hash } = await store.save(Buffer.alloc(1_000_000, 7));
    const many = Array.from({ length: 150 }, () => ({ hash, fileName: 'a.pdf', type: 'application/pdf' }));
    let size = 0;
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    for await (const part of zipOf(many, store, clock.now)) {
      size += (part as Buffer).length;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(size).toBeGreaterThan(150 * 1_000);
    expect(most).toBeLessThan(60_000_000);
    const left = zipOf(many, store, clock.now);
    for await (const part of left) if (part) break;
    expect(left.destroyed).toBe(true);
  });
});
