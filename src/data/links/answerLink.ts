import { Observable } from '@apollo/client/core';
import type { ApolloLink, FetchResult } from '@apollo/client/core';
import { onError } from '@apollo/client/link/error';

import { isRow } from '../Row.ts';

/** Takes the GraphQL answer out of an HTTP error that carries one, so that its codes are not lost. */
export const answerLink = (): ApolloLink =>
  onError(({ networkError }) => {
    const answer = networkError ? answerOf(networkError) : undefined;
    return answer && Observable.of(answer);
  });

function answerOf(error: Error): FetchResult | undefined {
  if (!('result' in error)) return undefined;
  // A batch fails as a whole where its first operation's answer is the only one.
  const result: unknown =
    Array.isArray(error.result) && error.result.length === 1 ? error.result[0] : error.result;
  return isRow(result) && Array.isArray(result.errors) ? result : undefined;
}
