import { isApolloError, type ApolloClient } from '@apollo/client/core';
import { HttpError } from 'react-admin';

/** Said where a call got no answer of the server's own. */
export const unanswered = 'The server did not answer. Try again in a moment.';

/**
 * The client with the errors of its transport as react-admin's own, the response going along: ra-data-graphql would keep
 * the status alone, and lose the request id that support asks for.
 */
export function keepNetworkErrors(client: ApolloClient<unknown>): ApolloClient<unknown> {
  const telling = Object.create(client) as ApolloClient<unknown>;
  telling.query = (options) => client.query(options).catch(told);
  telling.mutate = (options) => client.mutate(options).catch(told);
  return telling;
}

function told(error: unknown): never {
  const cause = error instanceof Error && isApolloError(error) ? error.networkError : null;
  // Given up is not failed.
  if (cause === null || cause.name === 'AbortError') throw error;
  throw new HttpError(unanswered, 'statusCode' in cause ? cause.statusCode : undefined, cause);
}
