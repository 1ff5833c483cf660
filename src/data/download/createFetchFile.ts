import { HttpError } from 'react-admin';
import { fetchRead } from '#src/config/fetchRead.ts';
import { statusOf } from '../errors/failureOf.ts';
import { faultsOf, type GraphQLFault } from '../errors/GraphQLFault.ts';
import { unanswered } from '../errors/keepNetworkErrors.ts';
import { isRow } from '../Row.ts';

/** Fetches a file that only people who are signed in may have. @throws HttpError with the server's words */
export type FetchFile = (path: string, signal?: AbortSignal) => Promise<Blob>;

interface Options {
  /** The token of the session, read with each request. */
  readonly authToken: () => string | undefined;
  /** The server does not take the token of the session (any more). */
  readonly onUnauthenticated: () => void;
  readonly fetch?: typeof fetch;
}

/** What is said where the server refused and gave no words. */
const wordsOf: Readonly<Record<number, string>> = {
  401: 'Please sign in again.',
  403: 'You may not have this file.',
  404: 'There is no such file any more.',
  410: 'There is no such file any more.',
};

export function createFetchFile({
  authToken,
  onUnauthenticated,
  fetch: send = (...call) => fetch(...call),
}: Options): FetchFile {
  const ask = async (path: string, token: string | undefined, signal?: AbortSignal): Promise<Response> => {
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    try {
      return await fetchRead(path, { headers, ...(signal ? { signal } : {}) }, send);
    } catch (error) {
      // Given up is not failed.
      if (signal?.aborted === true) throw error;
      throw new HttpError(unanswered, undefined, { cause: error });
    }
  };
  return async (path, signal) => {
    const token = authToken();
    let response = await ask(path, token, signal);
    // The session was renewed meanwhile: what was refused says nothing of this one.
    if (response.status === 401 && authToken() !== token) response = await ask(path, authToken(), signal);
    if (response.ok) return response.blob();
    if (response.status === 401) onUnauthenticated();
    throw await refusalIn(response);
  };
}

async function refusalIn(response: Response): Promise<HttpError> {
  const fault = await faultIn(response);
  const status = fault?.code === undefined ? response.status : statusOf(fault.code);
  const message = fault?.message ?? wordsOf[response.status] ?? unanswered;
  return new HttpError(message, status, { response });
}

/** The server says why as GraphQL does; what stands before it may answer anything. */
async function faultIn(response: Response): Promise<GraphQLFault | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return isRow(body) ? faultsOf(body.errors)[0] : undefined;
}
