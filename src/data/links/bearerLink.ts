import { setContext } from '@apollo/client/link/context';
import type { ApolloLink } from '@apollo/client/core';

/** Adds the auth token, where there is one. */
export const bearerLink = (authToken: () => string | undefined): ApolloLink =>
  setContext((_operation, context: { readonly headers?: Readonly<Record<string, string>> }) => {
    const token = authToken();
    return token ? { headers: { ...context.headers, authorization: `Bearer ${token}` } } : {};
  });
