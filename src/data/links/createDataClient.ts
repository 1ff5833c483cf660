import { ApolloClient, from, split } from '@apollo/client/core';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import createUploadLink from 'apollo-upload-client/createUploadLink.mjs';

import { abortLink } from './abortLink.ts';
import { answerLink } from './answerLink.ts';
import { bearerLink } from './bearerLink.ts';
import { EmptyCache } from './EmptyCache.ts';
import { errorLogLink } from './errorLogLink.ts';
import type { Log } from './errorLogLink.ts';
import { hasFile } from './hasFile.ts';
import { passwordDueLink } from './passwordDueLink.ts';
import { unauthenticatedLink } from './unauthenticatedLink.ts';

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
}

/** Up to this many operations of this many milliseconds travel as one request (spec §7). */
const batchMax = 10;
const batchInterval = 20;

/** The client of the data endpoint: error log → bearer → upload | batch → http. */
export function createDataClient({
  uri,
  authToken,
  fetch,
  log,
  onUnauthenticated = () => undefined,
  onPasswordDue = () => undefined,
}: ClientOptions): ApolloClient<unknown> {
  const http = { uri, ...(fetch ? { fetch } : {}) };
  const transport = split(
    ({ variables }) => hasFile(variables),
    createUploadLink({
      ...http,
      // Servers that guard against cross-site forms want a header that a form cannot send.
      headers: { 'apollo-require-preflight': 'true' },
    }),
    new BatchHttpLink({ ...http, batchMax, batchInterval }),
  );
  return new ApolloClient({
    cache: new EmptyCache(),
    link: from([
      errorLogLink(log),
      // What is asked again is given up as well.
      abortLink(),
      unauthenticatedLink({ authToken, onUnauthenticated }),
      passwordDueLink(onPasswordDue),
      bearerLink(authToken),
      answerLink(),
      transport,
    ]),
    // react-query decides what is asked again; sharing a flight would let one caller's abort end another's.
    queryDeduplication: false,
    assumeImmutableResults: true,
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
}
