import { ApolloLink, Observable, type Operation } from '@apollo/client/core';

/**
 * Ends what has had no answer for so long that none will come, as a connection does that has gone without a word: it is
 * told then as any call without an answer is, and can be repeated. `limit` is in milliseconds.
 */
export const patienceLink = (limit: (operation: Operation) => number): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const asked = forward(operation).subscribe(observer);
        const timer = setTimeout(() => {
          asked.unsubscribe();
          observer.error(new DOMException('No answer has come.', 'TimeoutError'));
        }, limit(operation));
        return () => {
          clearTimeout(timer);
          asked.unsubscribe();
        };
      }),
  );
