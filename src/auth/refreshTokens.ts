import type { ApolloClient } from '@apollo/client/core';

import { refreshTokenMutation } from './operations.ts';
import type { RefreshedTokens } from './TokenRefresher.ts';

/** Asks the content endpoint for a new auth token. */
export const refreshTokens =
  (client: ApolloClient<unknown>) =>
  async (refreshToken: string): Promise<RefreshedTokens> => {
    const { data } = await client.mutate({
      mutation: refreshTokenMutation,
      variables: { refreshToken },
    });
    return data?.refreshToken ?? {};
  };
