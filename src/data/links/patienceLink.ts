import { ApolloLink, Observable, type Operation } from '@apollo/client/core';

/**
 * Ends what has had no answer for so long that none will come: a connection may go without a word, and nothing else would
 * end the wait.
 */
export const patienceLink = (limitMs: (operation: Operation) => number): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const asked = forward(operation).subscribe(observer);
        const timer = setTimeout(() => {
          asked.unsubscribe();
          observer.error(new DOMException('No answer has come.', 'TimeoutError'));
        }, limitMs(operation));
        return () => {
          clearTimeout(timer);
          asked.unsubscribe();
        };
      }),
  );
