import { gql } from '@apollo/client/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDataProvider } from '../createDataProvider.ts';
import { refusalOf } from '../errors/Refusal.ts';
import { eventMeta } from '../testing/eventMeta.ts';
import { createContentClient } from './createContentClient.ts';
import { createDataClient } from './createDataClient.ts';

interface Sent {
  readonly init: RequestInit;
}

const query = (name: string) => gql(`query ${name} { things { id } }`);
const operationsOf = ({
  init,
}: Sent): readonly { readonly operationName: string; readonly query: string }[] =>
  JSON.parse(init.body as string) as readonly { readonly operationName: string; readonly query: string }[];

/** A server that answers every operation of a batch, once it is let go. */
function server(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (_url, init = {}) => {
    const request = { init };
    sent.push(request);
    return answer(request);
  };
  return { sent, fetch: send };
}

const answerAll = (sent: Sent): Response =>
  Response.json(operationsOf(sent).map(() => ({ data: { things: [] } })));

function clientOf(answer: Parameters<typeof server>[0], token?: string) {
  const log = vi.fn();
  const { sent, fetch } = server(answer);
  return { sent, log, client: createDataClient({ uri: '/graphql', authToken: () => token, fetch, log }) };
}

const notKnownDone = 'The server did not answer. Nothing was changed as far as is known; try again.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the data client', () => {
  it('sends what is asked within 20 ms as one request, ten at most', async () => {
    // Answers wait: the batch link sends a queue early where the batch before it has been answered.
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { client, sent } = clientOf(async (request) => {
      await gate;
      return answerAll(request);
    });
    const answers = Array.from({ length: 12 }, (_, index) => client.query({ query: query(`Q${index}`) }));
    await vi.advanceTimersByTimeAsync(19);
    expect(sent.map((request) => operationsOf(request).length)).toEqual([10]);
    await vi.advanceTimersByTimeAsync(1);
    open();
    await Promise.all(answers);
    expect(sent.map((request) => operationsOf(request).length)).toEqual([10, 2]);
    expect(operationsOf(sent[0] as Sent)[0]?.query).not.toContain('__typename');
  });

  it('sends one operation a request where the server takes no more', async () => {
    const sent: unknown[] = [];
    const send: typeof fetch = async (_url, init = {}) => {
      sent.push(JSON.parse(init.body as string));
      return Response.json({ data: { things: [] } });
    };
    const client = createDataClient({
      uri: '/graphql',
      authToken: () => undefined,
      fetch: send,
      batches: false,
    });
    await Promise.all([client.query({ query: query('A') }), client.query({ query: query('B') })]);
    expect(sent).toMatchObject([{ operationName: 'A' }, { operationName: 'B' }]);
  });

  it('carries the token where there is one', async () => {
    const signedIn = clientOf(answerAll, 'secret');
    const anonymous = clientOf(answerAll);
    const both = [
      signedIn.client.query({ query: query('A') }),
      anonymous.client.query({ query: query('B') }),
    ];
    await vi.advanceTimersByTimeAsync(20);
    await Promise.all(both);
    expect(new Headers(signedIn.sent[0]?.init.headers).get('authorization')).toBe('Bearer secret');
    expect(new Headers(anonymous.sent[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('sends files as a multipart request of their own, nulls in the variables kept', async () => {
    const { client, sent } = clientOf(() => Response.json({ data: { save: { id: 1 } } }));
    const mutation = gql`
      mutation Save($input: Input!) {
        save(input: $input) {
          id
        }
      }
    `;
    await client.mutate({
      mutation,
      variables: { input: { id: '1', text: null, photo: new File(['x'], 'x.png') } },
    });
    const body = sent[0]?.init.body;
    expect(body).toBeInstanceOf(FormData);
    const form = body as FormData;
    expect(JSON.parse(form.get('operations') as string)).toMatchObject({
      variables: { input: { text: null, photo: null } },
    });
    expect(JSON.parse(form.get('map') as string)).toEqual({ 1: ['variables.input.photo'] });
  });

  it('gives up one operation without the others of its batch', async () => {
    const { client, sent } = clientOf(answerAll);
    const abort = new AbortController();
    const context = { fetchOptions: { signal: abort.signal } };
    const given = expect(client.query({ query: query('Given'), context })).rejects.toThrow(/abort/i);
    const kept = client.query({ query: query('Kept') });
    abort.abort();
    await vi.advanceTimersByTimeAsync(20);
    await given;
    await expect(kept).resolves.toMatchObject({ data: { things: [] } });
    expect(sent.flatMap(operationsOf).map(({ operationName }) => operationName)).toEqual(['Kept']);
  });

  it('ends the request once nobody waits for it', async () => {
    const { client, sent, log } = clientOf(() => new Promise<Response>(() => undefined));
    const dataProvider = createDataProvider({ client, metas: { events: async () => eventMeta } });
    const abort = new AbortController();
    const given = expect(dataProvider.getOne('events', { id: 1, signal: abort.signal })).rejects.toThrow(
      /abort/i,
    );
    await vi.advanceTimersByTimeAsync(20);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    abort.abort();
    await given;
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(dataProvider.supportAbortSignal).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['data', createDataClient, 120_000],
    // Before the next refresh of the session is due.
    ['content', createContentClient, 60_000],
  ])(
    'of the %s endpoint gives up what no answer comes to, and says so as of a lost connection',
    async (_name, create, patience) => {
      const { sent, fetch } = server(() => new Promise<Response>(() => undefined));
      const client = create({ uri: '/graphql', authToken: () => undefined, fetch, log: vi.fn() });
      const lost = client.mutate({ mutation: gql('mutation Save { save { id } }') }).catch(refusalOf);
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(sent[0]?.init.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await lost).toMatchObject({ code: undefined, message: notKnownDone });
      expect(sent[0]?.init.signal?.aborted).toBe(true);
    },
  );

  it('takes the GraphQL answer out of an HTTP error', async () => {
    const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    const { client } = clientOf(() => Response.json([{ data: null, errors }], { status: 401 }));
    const failed = expect(client.query({ query: query('A') })).rejects.toMatchObject({
      graphQLErrors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await vi.advanceTimersByTimeAsync(20);
    await failed;
  });

  it('takes it out of the status of a batch that has failed as a whole too', async () => {
    const away = { message: 'Try again soon.', extensions: { code: 'UNAVAILABLE' } };
    const { client } = clientOf((sent) =>
      Response.json(
        operationsOf(sent).map(() => ({ data: null, errors: [away] })),
        { status: 503 },
      ),
    );
    const failed = ['A', 'B'].map((name) =>
      expect(client.query({ query: query(name) })).rejects.toMatchObject({ graphQLErrors: [away] }),
    );
    await vi.advanceTimersByTimeAsync(20);
    await Promise.all(failed);
  });
});

describe('the error log', () => {
  const refuse = () => Response.json({ errors: [{ message: 'No.', extensions: { code: 'NO' } }] });

  it('names the operation and shows its text', async () => {
    const { client, log } = clientOf(refuse);
    const failed = expect(client.query({ query: query('Things') })).rejects.toThrow('No.');
    await vi.advanceTimersByTimeAsync(20);
    await failed;
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '[GraphQL error] Things: No.',
      expect.objectContaining({ code: 'NO', query: expect.stringContaining('things') as string }),
    );
  });

  it('names the operation that the network has lost', async () => {
    const { client, log } = clientOf(() => {
      throw new TypeError('Failed to fetch');
    });
    const failed = expect(client.query({ query: query('Things') })).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(20);
    await failed;
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '[Network error] Things: Failed to fetch',
      expect.objectContaining({ query: expect.stringContaining('things') as string }),
    );
  });

  it.each([
    ['a login', 'mutation LoginMutation { enter { id } }', {}],
    ['a field that logs in', 'mutation M { login { id } }', {}],
    [
      'a password among the variables',
      'mutation CreateUser($input: Input!) { createUser(input: $input) { id } }',
      { input: { password: 'x' } },
    ],
  ])('never shows the text of %s', async (_what, text, variables) => {
    const { fetch } = server(refuse);
    const log = vi.fn();
    const client = createContentClient({ uri: '/content', authToken: () => undefined, fetch, log });
    await expect(client.mutate({ mutation: gql(text), variables })).rejects.toThrow('No.');
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain('{ id }');
    expect(log.mock.calls[0]?.[1]).not.toHaveProperty('query');
  });
});
