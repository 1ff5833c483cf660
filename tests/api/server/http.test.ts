import type { ServerResponse } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type AppDeps } from '#server/app.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';
import { testPassportKey } from '#tests/setup/testDatabase.ts';
import { ClientGone } from '#server/graphql/read/ClientGone.ts';
import { creating } from '../mutations.ts';

describe('the server over HTTP', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp();
    token = await test.tokenOf('administrator');
  });
  afterAll(() => test.close());

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url, headers });
  const codes = (answer: { errors?: GraphQLAnswer<unknown>['errors'] }) =>
    answer.errors?.map(({ extensions }) => extensions.code);

  describe('errors', () => {
    it('of the document have places', async () => {
      const response = await post({ query: '{ countries { nothing } }' });
      expect(response.statusCode).toBe(200);
      expect(response.json<GraphQLAnswer<null>>().errors?.[0]).toMatchObject({
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        locations: [{ line: 1, column: 15 }],
      });
      expect(codes((await post({ query: '{ countries {' })).json())).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    });

    it('of variables land on their inputs, all at once and always alike', async () => {
      const query = 'mutation($input: UpdateParticipantInput!) { updateParticipant(input: $input) { id } }';
      // The query is compiled in between; the answer must not change with it.
      for (let turn = 0; turn < 4; turn += 1) {
        const response = await post({ query, variables: { input: { email: 'nope', phone: 'call me' } } });
        expect(response.statusCode).toBe(200);
        const { errors } = response.json<GraphQLAnswer<null>>();
        expect(errors).toHaveLength(1);
        expect(errors?.[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          validation: {
            'input.id': ['This is required.'],
            'input.email': [expect.stringContaining('e-mail')],
            'input.phone': [expect.stringContaining('telephone')],
          },
        });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });

    it('of what an input does not have are told once, however much it is', async () => {
      const query =
        'query ($where: ParticipantWhere) { participants(where: $where, first: 1) { data { id } } }';
      const strange = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`no_${index}`, 1]));
      // By the second time the answer would be text.
      for (let turn = 0; turn < 2; turn += 1) {
        expect((await post({ query })).json()).not.toHaveProperty('errors');
        const { errors } = (await post({ query, variables: { where: strange } })).json<GraphQLAnswer<null>>();
        expect(errors?.map(({ extensions }) => extensions['validation'])).toEqual([
          { where: [expect.stringContaining('"no_0" is not defined by type "ParticipantWhere"')] },
        ]);
      }
    });

    it('of JSON that is no text have its own words, unless more is wrong (spec §8)', async () => {
      const query = creating('MergeTemplate');
      const refusal = async (input: object) => {
        const response = await post({
          query,
          variables: { input: { name: 'Letter', contexts: [], ...input } },
        });
        return response.json<GraphQLAnswer<null>>().errors?.[0];
      };
      const words = 'Parse JSON expected to parse a string.';
      expect(await refusal({ prosemirror: { type: 'doc' }, options: 1 })).toMatchObject({
        message: words,
        extensions: {
          code: 'BAD_USER_INPUT',
          validation: { 'input.prosemirror': [words], 'input.options': [words] },
        },
      });
      expect(await refusal({ prosemirror: '{}', options: {}, contexts: ['NONE'] })).toMatchObject({
        message: 'Some fields need your attention.',
      });
    });

    /** A server over the same database, and what it has logged. */
    const loggedApp = async (level: 'warn' | 'error', over: Partial<AppDeps>) => {
      const lines: string[] = [];
      const app = await createApp({
        config: parseConfig({
          DATA_DIR: test.dataDir,
          NODE_ENV: 'production',
          PASSPORT_KEY: testPassportKey,
        }),
        database: test.database,
        now: () => test.clock.now,
        logger: { level, stream: { write: (line: string) => void lines.push(line) } },
        ...over,
      });
      return { app, lines };
    };
    /** The same of a query that fails. */
    const failingApp = (failure: Error) => {
      const schema = 'type Query { boom: Int! fine: Int }';
      const resolvers = { Query: { boom: () => Promise.reject(failure), fine: () => 1 } };
      const costs = { entities: new Map(), rows: {}, work: {} };
      return loggedApp('error', { dataSchema: { schema, resolvers, queries: {}, costs } });
    };

    it('are not logged where nobody waits for the answer any more', async () => {
      const { app, lines } = await failingApp(new ClientGone());
      await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ boom }' } });
      await app.close();
      expect(lines).toEqual([]);
    });

    it('are none where the client leaves before its answer, or in the middle of it', async () => {
      const { app, lines } = await loggedApp('warn', {});
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      // Long enough to be packed as a stream.
      const query = `{ a${'b'.repeat(20_000)}: redirects { data { id } } }`;
      const ask = async () => {
        const answer = await fetch(`${address}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query }),
        });
        return answer.text();
      };
      const leavingAt: readonly ((response: ServerResponse) => void)[] = [
        (response) => response.once('pipe', () => response.destroy()),
        (response) =>
          response.once('pipe', (packed) =>
            packed.once('data', () => setImmediate(() => response.destroy())),
          ),
      ];
      // By the second time the answer is text.
      for (let turn = 0; turn < 3; turn += 1) {
        for (const leave of leavingAt) {
          app.server.once('request', (_request, response: ServerResponse) => leave(response));
          await expect(ask()).rejects.toThrow();
        }
        expect(await ask()).toContain('"data":[');
      }
      await app.close();
      expect(lines).toEqual([]);
    });

    it('of our own are masked, with the id of the request', async () => {
      const { app, lines } = await failingApp(new Error('secret detail at 10.0.0.1'));
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'x-request-id': 'request-0001' },
        payload: { query: '{ boom }' },
      });
      const introspection = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: '{ __schema { types { name } } }' },
      });
      await app.close();
      expect(response.json()).toEqual({
        data: null,
        errors: [
          {
            message: 'Something went wrong on our side.',
            path: ['boom'],
            extensions: { code: 'INTERNAL', requestId: 'request-0001' },
          },
        ],
      });
      expect(lines.join('')).toContain('secret detail');
      expect(lines.join('')).toContain('request-0001');
      expect(codes(introspection.json())).toContain('GRAPHQL_VALIDATION_FAILED');
    });

    it('of a body that is too large or no JSON are clear', async () => {
      const large = await post({ query: `{ __typename } # ${'x'.repeat(1024 * 1024)}` });
      expect(large.statusCode).toBe(413);
      const broken = await test.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      });
      expect(broken.statusCode).toBe(400);
      expect(codes(broken.json())).toEqual(['BAD_REQUEST']);
    });
  });

  describe('limits', () => {
    const messages = async (query: string) =>
      (await post({ query })).json<GraphQLAnswer<null>>().errors?.map(({ message }) => message) ?? [];

    it('stop deep queries, but not introspection', async () => {
      const centre = (depth: number): string =>
        depth === 0 ? 'id' : `trainingCentre { centreEvents { ${centre(depth - 1)} } }`;
      expect(await messages(`{ centreEvent(id: 1) { ${centre(6)} } }`)).toEqual([
        expect.stringMatching(/depth of 14; at most 12/),
      ]);
      expect(await messages(getIntrospectionQuery())).toEqual([]);
    });

    it('stop many aliases, also through fragments', async () => {
      const many = Array.from({ length: 251 }, (_, index) => `a${index}: __typename`).join(' ');
      const real = Array.from({ length: 251 }, (_, index) => `a${index}: countries { id }`).join(' ');
      expect(await messages(`{ ${many} }`)).toEqual([expect.stringMatching(/aliases of 251/)]);
      expect(await messages(`{ ${real} }`)).toEqual([expect.stringMatching(/aliases of 251/)]);
      const some = Array.from({ length: 30 }, (_, index) => `n${index}: name`).join(' ');
      const spread = Array.from({ length: 10 }, (_, index) => `c${index}: countries { ...some }`).join(' ');
      expect(await messages(`{ ${spread} } fragment some on Country { ${some} }`)).toEqual([
        expect.stringMatching(/aliases of 310/),
      ]);
    });

    it('stop a few fragments that stand for many fields, before anybody counts them one by one', async () => {
      const twice = Array.from({ length: 40 }, (_, n) => `fragment f${n + 1} on Query { ...f${n} ...f${n} }`);
      expect(await messages(`{ ...f40 } fragment f0 on Query { __typename } ${twice.join(' ')}`)).toEqual([
        expect.stringMatching(/fields of 1099511627776; at most 1000/),
      ]);
    });

    it('stop long documents, by their words and by their letters', async () => {
      expect(await messages(`{ countries { ${'id '.repeat(2_000)} } }`)).toEqual([
        expect.stringMatching(/more tha[nt] 2000 tokens/),
      ]);
      expect(await messages(`{ __typename } # ${'x'.repeat(50_000)}`)).toEqual([
        'Characters of a query may be at most 50000.',
      ]);
    });

    it('allow one operation in a document', async () => {
      expect(await messages('query A { countries { id } } query B { indications { id } }')).toContain(
        'A document may hold one operation.',
      );
    });
  });

  it('waits for a request no longer than a large file needs, and for nothing else', () => {
    const { requestTimeout, headersTimeout, timeout } = test.app.server;
    expect(requestTimeout).toBeGreaterThanOrEqual(240_000);
    expect(requestTimeout).toBeLessThanOrEqual(600_000);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
    expect(timeout).toBe(0);
  });

  it('says whether it lives and whether it is ready, and gives every answer an id', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
    const ready = await get('/health/ready', { 'x-request-id': 'from-the-proxy-1' });
    expect(ready.json()).toEqual({ status: 'ready' });
    expect(ready.headers['x-request-id']).toBe('from-the-proxy-1');
    expect((await get('/health/ready', { 'x-request-id': 'bad id\u0001' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});
