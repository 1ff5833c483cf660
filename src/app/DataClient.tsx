import type { ApolloClient } from '@apollo/client/core';
import { createContext, useContext } from 'react';

const DataClientContext = createContext<ApolloClient<unknown> | undefined>(undefined);
export const DataClientProvider = DataClientContext.Provider;

/** The main data client, for pages that ask for more than one list at once. */
export function useDataClient(): ApolloClient<unknown> {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('useDataClient needs <DataClientProvider> above it.');
  return client;
}
