import { ApolloLink, Observable, type FetchResult, type Operation } from '@apollo/client/core';
import { GraphQLError, OperationTypeNode } from 'graphql';

import { definitionOf } from '../operations/definitionOf.ts';

interface Options {
  /** The token of the session, read with each answer. */
  readonly authToken: () => string | undefined;
  /** The server does not take the token of the session (any more). */
  readonly onUnauthenticated: () => void;
}

/**
 * What becomes of a call that is refused for its token. One that was sent with the token of a session before this one
 * says nothing of this one: a query is asked again, once, and of a mutation is said that it was not done. It may be
 * somebody else's session by now, so that repeating it is left to a person, where an idempotency key makes it safe (K5).
 */
export const unauthenticatedLink = ({ authToken, onUnauthenticated }: Options): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const send = (mayRepeat: boolean): Observable<FetchResult> =>
      forward(operation).flatMap((answer) => {
        if (!isUnauthenticated(answer)) return Observable.of(answer);
        const current = authToken();
        if (current === undefined || current === sentWith(operation)) {
          onUnauthenticated();
          return Observable.of(answer);
        }
        if (definitionOf(operation.query).operation !== OperationTypeNode.QUERY)
          return Observable.of(renewed);
        return mayRepeat ? send(false) : Observable.of(answer);
      });
    return send(true);
  });

const renewed: FetchResult = {
  data: null,
  errors: [
    new GraphQLError(
      'This was not done: your session was begun anew while it was being sent. Look at it once more and repeat it.',
      { extensions: { code: 'SESSION_RENEWED' } },
    ),
  ],
};

const isUnauthenticated = ({ errors = [] }: FetchResult): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

function sentWith(operation: Operation): string | undefined {
  const { headers } = operation.getContext() as { readonly headers?: { readonly authorization?: string } };
  return headers?.authorization?.replace(/^Bearer /, '');
}
