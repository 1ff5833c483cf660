import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  from,
  HttpLink,
  Observable,
  split,
} from '@apollo/client/core';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import createUploadLink from 'apollo-upload-client/createUploadLink.mjs';
import { bearerLink } from './bearerLink.ts';
import { EmptyCache } from './EmptyCache.ts';
import { errorLogLink, type Log } from './errorLogLink.ts';
import { patienceLink } from './patienceLink.ts';
import { unauthenticatedLink } from './unauthenticatedLink.ts';
import { uploadFetch } from './uploadFetch.ts';
import { faultsOf } from '../errors/GraphQLFault.ts';
import { isRow } from '../Row.ts';
import { onError } from '@apollo/client/link/error';

/**
 * Lets one operation be given up without the others that travel in the same batch: the batch link would hand the
 * first operation's signal to the whole request. The request itself ends once nobody waits for any part of it.
 */
const abortLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { fetchOptions = {} } = operation.getContext() as { readonly fetchOptions?: RequestInit };
    const { signal, ...options } = fetchOptions;
    operation.setContext({ fetchOptions: options });
    if (!signal) return forward(operation);

    return new Observable((observer) => {
      if (signal.aborted) {
        observer.error(reasonOf(signal));
        return undefined;
      }
      const subscription = forward(operation).subscribe(observer);
      const abort = () => {
        subscription.unsubscribe();
        observer.error(reasonOf(signal));
      };
      signal.addEventListener('abort', abort, { once: true });
      return () => {
        signal.removeEventListener('abort', abort);
        subscription.unsubscribe();
      };
    });
  });

const reasonOf = (signal: AbortSignal): unknown => signal.reason ?? new DOMException('Aborted', 'AbortError');

/** Takes the GraphQL answer out of an HTTP error that carries one, so that its codes are not lost. */
const answerLink = (): ApolloLink =>
  onError(({ networkError }) => {
    const answer = networkError ? answerOf(networkError) : undefined;
    return answer && Observable.of(answer);
  });

function answerOf(error: Error): FetchResult | undefined {
  if (!('result' in error)) return undefined;
  // Which answer of a batch is whose is not known here: it is this one's where all of them say the same.
  const { result } = error;
  const [first, ...others] = Array.isArray(result) ? (result as readonly unknown[]) : [result];
  if (!isRow(first) || !Array.isArray(first.errors)) return undefined;
  const said = messageOf(first);
  return others.every((other) => messageOf(other) === said) ? first : undefined;
}

const messageOf = (answer: unknown): string | undefined =>
  isRow(answer) ? faultsOf(answer.errors)[0]?.message : undefined;

/** Tells of an answer that nothing is done before the user has chosen a password of their own. */
const passwordDueLink = (onPasswordDue: () => void): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).map((answer) => {
      if (answer.errors?.some(({ extensions }) => extensions?.code === 'PASSWORD_CHANGE_DUE'))
        onPasswordDue();
      return answer;
    }),
  );

export interface ClientOptions {
  readonly uri: string;
  /** The token of the session, read with each request. */
  readonly authToken: () => string | undefined;
  readonly fetch?: typeof fetch;
  readonly log?: Log;
  /** The server does not take the token of the session (any more). */
  readonly onUnauthenticated?: () => void;
  /** The server does nothing before the user has chosen a password of their own. */
  readonly onPasswordDue?: () => void;
  /** Whether the server takes several operations as one request. */
  readonly batches?: boolean;
  /** Gives answers to what the page has asked before the app was there. */
  readonly headStart?: ApolloLink;
}

/** Up to this many operations of this many milliseconds travel as one request (spec §7). */
const batchMax = 10;
const batchInterval = 20;

/** The server ends what takes half a minute, and gives a request with a file five. */
const answerMs = 120_000;
const uploadMs = 360_000;

/** The client of the data endpoint: error log → patience → bearer → upload | batch → http. */
export function createDataClient({
  uri,
  authToken,
  fetch,
  log,
  onUnauthenticated = () => undefined,
  onPasswordDue = () => undefined,
  batches = true,
  headStart,
}: ClientOptions): ApolloClient<unknown> {
  const http = { uri, ...(fetch ? { fetch } : {}) };
  const transport = split(
    ({ variables }) => hasFile(variables),
    createUploadLink({
      uri,
      fetch: uploadFetch(fetch ?? globalThis.fetch),
      // Servers that guard against cross-site forms want a header that a form cannot send.
      headers: { 'apollo-require-preflight': 'true' },
    }),
    batches ? new BatchHttpLink({ ...http, batchMax, batchInterval }) : new HttpLink(http),
  );
  return new ApolloClient({
    cache: new EmptyCache(),
    link: from([
      errorLogLink(log),
      patienceLink(({ variables }) => (hasFile(variables) ? uploadMs : answerMs)),
      // What is asked again is given up as well.
      abortLink(),
      unauthenticatedLink({ authToken, onUnauthenticated }),
      passwordDueLink(onPasswordDue),
      bearerLink(authToken),
      ...(headStart ? [headStart] : []),
      answerLink(),
      transport,
    ]),
    // react-query decides what is asked again; sharing a flight would let one caller's abort end another's.
    queryDeduplication: false,
    assumeImmutableResults: true,
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
}

/** Whether a file is somewhere among the variables. */
function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isRow(value) && Object.values(value).some(hasFile);
}
