import { ApolloClient, from, HttpLink } from '@apollo/client/core';

import { bearerLink } from './bearerLink.ts';
import type { ClientOptions } from './createDataClient.ts';
import { EmptyCache } from './EmptyCache.ts';
import { errorLogLink } from './errorLogLink.ts';
import { patienceLink } from './patienceLink.ts';

/** It does one short thing a call; a refresh has to end before the next is due. */
const answerMs = 60_000;

/** The client of the content endpoint, which signs in and out. Its calls never share a request. */
export function createContentClient({ uri, authToken, fetch, log }: ClientOptions): ApolloClient<unknown> {
  return new ApolloClient({
    cache: new EmptyCache(),
    link: from([
      errorLogLink(log),
      patienceLink(() => answerMs),
      bearerLink(authToken),
      new HttpLink({ uri, ...(fetch ? { fetch } : {}) }),
    ]),
    queryDeduplication: false,
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
}
