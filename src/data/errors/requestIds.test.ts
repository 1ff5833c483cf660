import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { requestIdOf } from '#src/ui/requestIdOf.ts';
import { createDataProvider } from '../createDataProvider.ts';
import { createDataClient } from '../links/createDataClient.ts';
import { eventMeta } from '../testing/eventMeta.ts';

/** What a page is told when its record cannot be read. */
async function failureWith(answer: () => Promise<Response>): Promise<unknown> {
  const client = createDataClient({
    uri: 'https://convene.example/graphql',
    authToken: () => undefined,
    fetch: answer,
    log: () => undefined,
  });
  const dataProvider = createDataProvider({ client, metas: { events: async () => eventMeta } });
  return dataProvider.getOne('events', { id: '7' }).catch((error: unknown) => error);
}

const internal = {
  message: 'Something went wrong on our side.',
  extensions: { code: 'INTERNAL', requestId: 'request-0001' },
};

it('a failure of the server brings the id of its request', async () => {
  const error = await failureWith(async () => Response.json([{ data: null, errors: [internal] }]));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 500, message: 'Something went wrong on our side.' });
  expect(requestIdOf(error)).toBe('request-0001');
});

it('an answer that is no GraphQL brings it in its header, and says in words what happened', async () => {
  const error = await failureWith(
    async () =>
      new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'x-request-id': 'request-0002' } }),
  );
  expect(error).toMatchObject({ status: 503, message: 'The server did not answer. Try again in a moment.' });
  expect(requestIdOf(error)).toBe('request-0002');
});

it('where nothing answers there is no id', async () => {
  const error = await failureWith(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(error).toMatchObject({
    status: undefined,
    message: 'The server did not answer. Try again in a moment.',
  });
  expect(requestIdOf(error)).toBeUndefined();
});
