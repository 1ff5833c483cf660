import type { ApolloClient } from '@apollo/client/core';
import { createContext, useContext } from 'react';

const DataClientContext = createContext<ApolloClient<unknown> | undefined>(undefined);
export const DataClientProvider = DataClientContext.Provider;

/** The main data client, for screens that ask for more than a record or a list. */
export function useDataClient(): ApolloClient<unknown> {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('useDataClient needs <DataClientProvider> above it.');
  return client;
}
