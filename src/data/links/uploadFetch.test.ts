import { afterEach, expect, it, vi } from 'vitest';
import { uploadContext, uploadFetch } from './uploadFetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends half, then all, then is answered. */
class WatchedRequest extends EventTarget {
  static readonly sent: unknown[] = [];
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{"data":{"save":1}}';
  readonly #headers: [string, string][] = [];
  open(method: string, address: string) {
    WatchedRequest.sent.push(method, address);
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.push([name, value]);
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    WatchedRequest.sent.push(this.#headers, body);
    for (const loaded of [5, 10])
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { loaded, total: 10, lengthComputable: true }),
      );
    this.dispatchEvent(new Event('load'));
  }
}

it('tells how far a file is where somebody wants to know, and answers as fetch does', async () => {
  vi.stubGlobal('XMLHttpRequest', WatchedRequest);
  const other = vi.fn();
  const shares: number[] = [];
  const { fetchOptions } = uploadContext((share) => shares.push(share));
  const body = new FormData();
  const answer = await uploadFetch(other)('/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
    body,
    ...fetchOptions,
  });
  expect(shares).toEqual([0.5, 1]);
  expect(await answer.json()).toEqual({ data: { save: 1 } });
  expect(WatchedRequest.sent).toEqual(['POST', '/graphql', [['authorization', 'Bearer secret']], body]);
  expect(other).not.toHaveBeenCalled();
});

it('leaves to fetch what nobody watches', async () => {
  const other = vi.fn(async () => Response.json({}));
  await uploadFetch(other)('/graphql', { method: 'POST' });
  expect(other).toHaveBeenCalledWith('/graphql', { method: 'POST' });
});
