import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from '#codegen/fixtures/readFixture.ts';
import { runGenerator } from '#codegen/runGenerator.ts';
import { readContract } from '#codegen/output/readContract.ts';
import { listen } from '#tests/setup/listen.ts';

/** A live endpoint: the blog, for those who bring its token. */
let server: Server;
let url = '';
let folder = '';

beforeAll(async () => {
  await mkdir('.tmp', { recursive: true });
  folder = await mkdtemp('.tmp/pull-');
  const schema = readFixture('blog');
  server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer blog') {
      response.writeHead(401).end();
      return;
    }
    void text(request)
      .then((body) => graphql({ schema, source: (JSON.parse(body) as { readonly query: string }).query }))
      .then((answer) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)));
  });
  url = `http://127.0.0.1:${await listen(server)}/graphql`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly text: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, text: stdout + stderr });
      },
    );
  });

test('a live endpoint says of itself what its SDL says', async () => {
  const path = join(folder, 'introspection.json');
  expect(await run(['codegen/pull.ts', url, path], { SCHEMA_AUTHORIZATION: 'Bearer blog' })).toMatchObject({
    code: 0,
  });
  const pulled = JSON.parse(await readFile(path, 'utf8')) as unknown;
  expect(JSON.stringify(pulled)).toContain('QueryPostsWhereWhereConditions');
  const own = JSON.parse(await readContract('schema/data')) as object;
  expect(Object.keys(pulled as object)).toEqual(Object.keys(own));
}, 60_000);

test('it puts the answer where it is told to, never over our own contract', async () => {
  const before = await readFile('schema/introspection.json', 'utf8');
  const env = { SCHEMA_AUTHORIZATION: 'Bearer blog' };
  const untold = await run(['codegen/pull.ts', url], env);
  expect(untold).toMatchObject({
    code: 1,
    text: expect.stringContaining('where to put its answer') as string,
  });
  const own = await run(['codegen/pull.ts', url, './schema/introspection.json'], env);
  expect(own.code).toBe(1);
  expect(own.text).toContain("belongs to this project's own contract");
  expect(await readFile('schema/introspection.json', 'utf8')).toBe(before);
}, 60_000);

test('without its token it says how to give one', async () => {
  const refused = await run(['codegen/pull.ts', url, join(folder, 'none.json')], {
    SCHEMA_AUTHORIZATION: '',
  });
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('answers 401');
  expect(refused.text).toContain('SCHEMA_AUTHORIZATION');
}, 60_000);

test('an endpoint that does not answer, or with something else, is said without a stack', async () => {
  const page = createServer((_request, response) => response.end('<html>Welcome</html>'));
  const away = `http://127.0.0.1:${await listen(page)}/graphql`;
  const other = await run(['codegen/pull.ts', away, join(folder, 'none.json')], {});
  await new Promise((resolve) => page.close(resolve));
  const none = await run(['codegen/pull.ts', away, join(folder, 'none.json')], {});
  expect([other.code, none.code]).toEqual([1, 1]);
  expect(other.text).toContain(`${away} does not answer introspection: "<html>Welcome</html>"`);
  expect(none.text).toContain(`${away} does not answer: connect ECONNREFUSED`);
  expect(`${other.text}${none.text}`).not.toContain('    at ');
  const generated = await runGenerator(['--out', join(folder, 'none')], { SCHEMA: away });
  expect(generated).toEqual({ code: 1, lines: [none.text.trim()] });
}, 60_000);

test('resources are generated from the endpoint itself, the same as from its SDL', async () => {
  const [live, file] = [join(folder, 'live'), join(folder, 'file')];
  const env = { SCHEMA_AUTHORIZATION: 'Bearer blog' };
  expect(await runGenerator(['--out', live], { ...env, SCHEMA: url })).toMatchObject({ code: 0 });
  expect(await runGenerator(['--out', file], { SCHEMA: 'codegen/fixtures/blog.graphql' })).toMatchObject({
    code: 0,
  });
  for (const path of ['posts/meta.ts', 'posts/inputs.tsx', 'posts/operations.ts', 'users/Edit.tsx']) {
    expect(await readFile(join(live, path), 'utf8'), path).toBe(await readFile(join(file, path), 'utf8'));
  }
}, 120_000);
