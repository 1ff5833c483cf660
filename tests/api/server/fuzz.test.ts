import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { fuzzRequests } from './fuzzRequests.ts';
import type { FuzzRequest } from './fuzzValues.ts';

/** FUZZ_REQUESTS=10000 takes the long way. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const patience = 5_000;

interface Reply {
  readonly status: number;
  readonly text: string;
}

describe('whatever is sent', () => {
  let test: TestApp;
  let port: number;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp();
    token = await test.tokenOf('administrator');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });
  afterAll(() => test.close());

  const send = ({ method, path, headers, body }: FuzzRequest): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { authorization: `Bearer ${token}`, ...headers, ...length },
          agent: false,
          timeout: patience,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
          response.on('error', reject);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('There was no answer.')));
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });

  it.each(['multipart/form-data', 'multipart/form-data;', 'Multipart/Form-Data; boundary=x'])(
    'an upload as %s with nothing to part it is refused at once',
    async (type) => {
      const { status, text } = await send({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': type },
        body: Buffer.from('x'),
      });
      expect([status, JSON.parse(text)]).toEqual([
        400,
        expect.objectContaining({
          errors: [expect.objectContaining({ extensions: { code: 'BAD_REQUEST' } })],
        }),
      ]);
    },
  );

  it('is answered soon, and is never a fault of ours', { timeout: 30_000 + requests * 50 }, async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fuzzRequests, async (each) => {
        const { status, text } = await send(each);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status, text).toBeLessThan(500);
        expect(text).not.toContain('"INTERNAL"');
      }),
      { numRuns: requests },
    );
    // A run in which everything were refused alike would show nothing.
    for (const status of [200, 400, 404, 415])
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  });
});
