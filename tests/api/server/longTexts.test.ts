import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';

/** What takes the server longest to read before it knows who may do what with it (ADR 19). */
describe('long texts', () => {
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => test.close());

  const send = async (operation: object, username: string | null) => {
    const authorization = username && `Bearer ${await test.tokenOf(username)}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(operation),
    });
    return (await answer.json()) as GraphQLAnswer<unknown>;
  };
  const long = {
    query: 'mutation ($html: RichText!) { generateMergeDocuments(html: $html, impressions: []) { id } }',
    variables: { html: '<'.repeat(190_000) },
  };

  it('of one person are read one after the other, and others are answered in between', async () => {
    const order: string[] = [];
    await Promise.all(['viewer', 'booker'].map((username) => test.tokenOf(username)));
    const all = Array.from({ length: 8 }, () => send(long, 'viewer').then(() => order.push('long')));
    await all[0];
    await send({ query: '{ countries { id } }' }, 'booker').then(() => order.push('short'));
    expect(order.indexOf('short')).toBeLessThan(4);
    await Promise.all(all);
  });

  it('of strangers are not read', async () => {
    const answer = await send(long, null);
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect(answer).not.toHaveProperty('data');
  });
});
