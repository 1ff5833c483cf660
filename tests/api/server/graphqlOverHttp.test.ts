import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';
import { creating } from '../mutations.ts';

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

  describe('batches', () => {
    const post = async (payload: unknown) =>
      test.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${await test.tokenOf('administrator')}` },
        payload: payload as object,
      });
    const codes = (answer: { errors?: GraphQLAnswer<unknown>['errors'] }) =>
      answer.errors?.map(({ extensions }) => extensions.code);

    it('answer each operation for itself, in order (K4)', async () => {
      const response = await post([
        { query: '{ countries { id } }' },
        { query: '{ nothing }' },
        { query: '{ indications { id } }' },
      ]);
      const [first, second, third] = response.json<GraphQLAnswer<Record<string, unknown[]> | null>[]>();
      expect(response.statusCode).toBe(200);
      expect(first?.data?.['countries']?.length).toBeGreaterThan(0);
      expect(second && codes(second)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
      expect(third?.data?.['indications']?.length).toBeGreaterThan(0);
    });

    it('make a record with a key (K5) beside a question, as the wizard sends them', async () => {
      const create = (input: object) => ({
        query: creating('CentreEvent'),
        variables: { input },
      });
      const event = await post(create({ name: 'Batched', training_centre_id: '1' }));
      const { made } = event.json<GraphQLAnswer<{ made: { id: string } }>>().data ?? {};
      const response = await post([
        { query: '{ countries { id } }' },
        {
          query:
            'mutation ($input: CreateEventBookingInput!) { booked: createEventBooking(input: $input) { id } }',
          variables: {
            input: {
              booking_status: 'NEW',
              booking_type: 'TRAINEE',
              centre_event_id: made?.id,
              country_id: '1',
              idempotency_key: randomUUID(),
            },
          },
        },
      ]);
      const [, booked] = response.json<GraphQLAnswer<Record<string, unknown> | null>[]>();
      expect(booked?.errors).toBeUndefined();
      expect(booked?.data?.['booked']).toHaveProperty('id');
    });

    it('hold ten operations, not eleven', async () => {
      const batch = (length: number) => Array.from({ length }, () => ({ query: '{ __typename }' }));
      expect((await post(batch(10))).json<unknown[]>()).toHaveLength(10);
      const refused = (await post(batch(11))).json<GraphQLAnswer<null>>();
      expect(refused.errors?.[0]).toMatchObject({
        message: 'Operations in one request may be at most 10.',
        extensions: { code: 'LIMIT_EXCEEDED', limit: 10 },
      });
    });

    it.each([[[]], [[{ query: '{ __typename }' }, { nothing: 1 }]], [{}], [[null]]])(
      'are refused where they hold no operations: %j',
      async (body) => {
        const response = await post(body);
        expect(response.statusCode).toBe(400);
        expect(codes(response.json())).toEqual(['BAD_REQUEST']);
      },
    );
  });
});
