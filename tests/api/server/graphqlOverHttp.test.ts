import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const responseType = 'application/graphql-response+json';

describe('GraphQL over HTTP', () => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => test.close());

  it.each(['/graphql', '/content/graphql'])(
    'at %s does what the specification says it must and should',
    async (path) => {
      const audits = serverAudits({ url: `${origin}${path}`, fetchFn: fetch });
      const results = await Promise.all(audits.map(({ fn }) => fn()));
      const failed = results.flatMap((each) =>
        each.status === 'warn' || each.status === 'error' ? [`${each.id} ${each.name}: ${each.reason}`] : [],
      );
      expect(failed).toEqual([]);
      expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThan(50);
    },
  );

  it.each([
    ['Application/GraphQL-Response+JSON; charset=utf-8', responseType],
    [`text/html, ${responseType} ; q=0.5`, responseType],
    [`application/json, ${responseType};q=0`, 'application/json'],
    [`${responseType}; Q=0.00, */*`, 'application/json'],
    [`${responseType}-seq`, 'application/json'],
    ['*/*', 'application/json'],
  ])('answers whoever accepts %s in %s', async (accept, type) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: '{' }),
    });
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.status).toBe(type === responseType ? 400 : 200);
  });

  it('gives a batch one answer each and one status, whoever is refused in it', async () => {
    const query = 'query ($id: ID!) { centreEvent(id: $id) { id } }';
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: responseType },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{' }, { query, variables: {} }]),
    });
    const answers = (await response.json()) as readonly Record<string, unknown>[];
    expect([response.status, answers.map((answer) => Object.keys(answer))]).toEqual([
      200,
      [['data'], ['errors'], ['errors']],
    ]);
  });
});
