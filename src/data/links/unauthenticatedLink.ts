import type { ApolloLink } from '@apollo/client/core';
import { onError } from '@apollo/client/link/error';

/** Tells which auth token the server no longer takes; undefined where none was sent. */
export const unauthenticatedLink = (tell: (authToken: string | undefined) => void): ApolloLink =>
  onError(({ graphQLErrors = [], operation }) => {
    if (!graphQLErrors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
    const { headers } = operation.getContext() as { readonly headers?: { readonly authorization?: string } };
    tell(headers?.authorization?.replace(/^Bearer /, ''));
  });
