import { gql } from '@apollo/client/core';
import { expect, it, vi } from 'vitest';
import { createContentClient } from '../data/links/createContentClient.ts';
import { createDataClient } from '../data/links/createDataClient.ts';
import { fetchRead } from './fetchRead.ts';

const answering = (...statuses: readonly number[]) => {
  const left = [...statuses];
  return vi.fn<typeof fetch>(async () => new Response(null, { status: left.shift() ?? 200 }));
};

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read-like call is retried once on %d (spec §7)',
  async (status) => {
    const passing = answering(status, 200);
    expect((await fetchRead('/a', {}, passing)).status).toBe(200);
    expect(passing).toHaveBeenCalledTimes(2);
    const lasting = answering(status, status, 200);
    expect((await fetchRead('/a', { method: 'head' }, lasting)).status).toBe(status);
    expect(lasting).toHaveBeenCalledTimes(2);
  },
);

it.each([200, 304, 400, 401, 403, 404, 410, 422, 501, 505])(
  'a read-like call is not retried on %d',
  async (status) => {
    const send = vi.fn<typeof fetch>(async () => ({ status }) as Response);
    await fetchRead('/a', {}, send);
    expect(send).toHaveBeenCalledTimes(1);
  },
);

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('%s never retries (spec §7)', async (method) => {
  const send = answering(503, 200);
  expect((await fetchRead('/a', { method }, send)).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['data', createDataClient],
  ['content', createContentClient],
] as const)('a query of the %s client is a POST, and never retries (spec §7)', async (_name, create) => {
  const send = vi.fn<typeof fetch>(async () => new Response('{}', { status: 503 }));
  const client = create({
    uri: 'https://convene.example/x',
    authToken: () => undefined,
    fetch: send,
    log: () => undefined,
  });
  await expect(client.query({ query: gql('query Things { things { id } }') })).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[1]?.method).toBe('POST');
});
