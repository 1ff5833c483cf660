import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'convene-web-'));

describe('the web app', () => {
  let test: TestApp;
  beforeAll(async () => {
    mkdirSync(join(webRoot, 'assets'));
    mkdirSync(join(webRoot, '.vite'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><head><title>Convene</title></head>');
    const preloads = { '/events': ['assets/list.js'], '/events/:id': ['assets/show.js'] };
    writeFileSync(join(webRoot, '.vite', 'preload.json'), JSON.stringify(preloads));
    writeFileSync(
      join(webRoot, 'assets', 'main-3f9a.js'),
      `console.log(${JSON.stringify('x'.repeat(5_000))})`,
    );
    writeFileSync(join(webRoot, 'assets', 'main-3f9a.js.map'), '{}');
    writeFileSync(join(webRoot, 'assets', 'packed-77aa.js'), 'console.log(1)');
    writeFileSync(join(webRoot, 'assets', 'packed-77aa.js.br'), brotliCompressSync('console.log(1)'));
    test = await createTestApp({ webRoot, env: { BRAND: 'Acme & Co', COOKIE_VERSION: '4' } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(webRoot, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url, headers });

  it('is served at every path of the client', async () => {
    for (const path of ['/', '/events/3/edit', '/account/password-reset/a.b/key']) {
      const response = await get(path, { accept: 'text/html' });
      expect([
        response.statusCode,
        response.headers['content-type'],
        response.headers['cache-control'],
      ]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('has the default title with the brand before anything of it runs (spec §1)', async () => {
    for (const path of ['/', '/index.html', '/account/login']) {
      const { body } = await get(path, { accept: 'text/html' });
      expect(body).toContain('<title>Acme &amp; Co Registration Platform</title>');
    }
  });

  it('names the scripts of the page that was asked for, and of no other', async () => {
    const scripts = async (path: string) =>
      [
        ...(await get(path, { accept: 'text/html' })).body.matchAll(/modulepreload"[^>]* href="([^"]+)"/g),
      ].map(([, href]) => href);
    expect(await scripts('/events?page=2')).toEqual(['/assets/list.js']);
    expect(await scripts('/events/12')).toEqual(['/assets/show.js']);
    for (const path of ['/', '/events/create', '/events/12/edit', '/account/events', '/constructor'])
      expect(await scripts(path)).toEqual([]);
  });

  it('has assets that are cached for ever and compressed', async () => {
    const response = await get('/assets/main-3f9a.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(response.rawPayload.length).toBeLessThan(500);
  });

  it('gives scripts that were packed as they were built as they are', async () => {
    const packed = await get('/assets/packed-77aa.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('console.log(1)');
    const plain = await get('/assets/packed-77aa.js');
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['console.log(1)', undefined]);
  });

  it('gives the sources behind its scripts only where the installation says so', async () => {
    const script = '/assets/main-3f9a.js';
    expect((await get(script)).headers).not.toHaveProperty('sourcemap');
    expect((await get(`${script}.map`)).statusCode).toBe(404);
    const open = await createTestApp({ webRoot, env: { SOURCE_MAPS: 'true' } });
    try {
      const { headers } = await open.app.inject(script);
      expect(headers).toMatchObject({ sourcemap: 'main-3f9a.js.map' });
      expect((await open.app.inject(`${script}.map`)).statusCode).toBe(200);
    } finally {
      await open.close();
    }
  });

  it('is not served in place of what is missing', async () => {
    for (const path of ['/assets/old-1111.js', '/files/none.webp', '/graphql/x']) {
      const response = await get(path, { accept: '*/*' });
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.json()).toMatchObject({ message: `Page Not Found: ${path}` });
    }
  });

  it('is told how this installation runs, and no secret', async () => {
    const response = await get('/config.json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      brand: 'Acme & Co',
      cookieVersion: 4,
      tokenRefreshInterval: 120_000,
      buildPollInterval: 120_000,
      faviconBase: '',
      dataUrl: '/graphql',
      contentUrl: '/content/graphql',
      locale: 'en-US',
      hasReport: false,
      environment: 'test',
    });
  });
});
