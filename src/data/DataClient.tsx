import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { createContext, useCallback, useContext } from 'react';

const DataClientContext = createContext<ApolloClient<unknown> | undefined>(undefined);
export const DataClientProvider = DataClientContext.Provider;

/** The main data client, for screens that ask for more than a record or a list. */
export function useDataClient(): ApolloClient<unknown> {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('useDataClient needs <DataClientProvider> above it.');
  return client;
}

export type Ask = ReturnType<typeof useAsk>;

/** What answers a query; with the signal that react-query hands on it is given up when nobody waits for it any more. */
export function useAsk() {
  const client = useDataClient();
  return useCallback(
    async <Answer, Variables extends OperationVariables>(
      query: TypedDocumentNode<Answer, Variables>,
      variables: Variables,
      signal?: AbortSignal,
    ): Promise<Answer> => {
      const { data } = await client.query({
        query,
        variables,
        ...(signal && { context: { fetchOptions: { signal } } }),
      });
      return data;
    },
    [client],
  );
}
