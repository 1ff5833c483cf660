import { ApolloClient } from '@apollo/client/core';
import type { ApolloLink } from '@apollo/client/core';

import { EmptyCache } from '../links/EmptyCache.ts';

/**
 * A client for tests. Its developer tools stay off: they set a timer of ten seconds that reads `window`, and throws
 * where the test, and its page with it, has ended in between.
 */
export const clientOver = (link: ApolloLink): ApolloClient<unknown> =>
  new ApolloClient<unknown>({
    cache: new EmptyCache(),
    link,
    queryDeduplication: false,
    devtools: { enabled: false },
  });
