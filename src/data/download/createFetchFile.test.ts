import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createFetchFile } from './createFetchFile.ts';

const path = '/downloads/generated/1';

/** Whoever asks with a token gets this; the session has each token for one look. */
function fetching(answer: (token: string | null) => Response, tokens: string[] = ['one', 'one']) {
  const sent: (string | null)[] = [];
  const onUnauthenticated = vi.fn();
  const fetchFile = createFetchFile({
    authToken: () => tokens.shift(),
    onUnauthenticated,
    fetch: async (_path, init) => {
      init?.signal?.throwIfAborted();
      const token = new Headers(init?.headers).get('authorization');
      sent.push(token);
      return answer(token);
    },
  });
  return { fetchFile, sent, onUnauthenticated };
}

const refused = () => new Response('', { status: 401 });

it('fetches a file with the token of the session', async () => {
  const { fetchFile, sent } = fetching(() => new Response('%PDF'));
  expect(await (await fetchFile(path)).text()).toBe('%PDF');
  expect(sent).toEqual(['Bearer one']);
});

it('says why in the words of the server, with the status that the code has', async () => {
  const fault = { message: 'Participants are not for you.', extensions: { code: 'FORBIDDEN' } };
  const { fetchFile } = fetching(() => Response.json({ errors: [fault] }, { status: 400 }));
  await expect(fetchFile(path)).rejects.toMatchObject({ message: fault.message, status: 403 });
});

it('a refusal without words has those of the house', async () => {
  const { fetchFile } = fetching(() => new Response('<html>', { status: 404 }));
  await expect(fetchFile(path)).rejects.toThrow('There is no such file any more.');
});

it('asks once more where the session was renewed meanwhile', async () => {
  const answer = (token: string | null) => (token === 'Bearer two' ? new Response('%PDF') : refused());
  const { fetchFile, sent, onUnauthenticated } = fetching(answer, ['one', 'two', 'two']);
  expect((await fetchFile(path)).size).toBe(4);
  expect(sent).toEqual(['Bearer one', 'Bearer two']);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

it.each([
  [[503, 200], 'ok', 2],
  [[503, 502, 200], 502, 2],
  [[404, 200], 404, 1],
])('asks once more after a failure that may pass: %j is %s (spec §7)', async (statuses, outcome, calls) => {
  const left = [...statuses];
  const { fetchFile, sent } = fetching(() => new Response('', { status: left.shift() ?? 500 }));
  const failed: unknown = await fetchFile(path).catch((error: unknown) => error);
  expect(failed instanceof HttpError ? failed.status : 'ok').toBe(outcome);
  expect(sent).toHaveLength(calls);
});

it('ends the session whose token is not taken', async () => {
  const { fetchFile, sent, onUnauthenticated } = fetching(refused);
  await expect(fetchFile(path)).rejects.toThrow(HttpError);
  expect(sent).toHaveLength(1);
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

it('a call that was given up did not fail', async () => {
  const { fetchFile } = fetching(refused);
  await expect(fetchFile(path, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
