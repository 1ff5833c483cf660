import { ApolloLink, Observable } from '@apollo/client/core';

/**
 * Lets one operation be given up without the others that travel in the same batch: the batch link would hand the
 * first operation's signal to the whole request. The request itself ends once nobody waits for any part of it.
 */
export const abortLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { fetchOptions = {} } = operation.getContext() as { readonly fetchOptions?: RequestInit };
    const { signal, ...options } = fetchOptions;
    operation.setContext({ fetchOptions: options });
    if (!signal) return forward(operation);

    return new Observable((observer) => {
      if (signal.aborted) {
        observer.error(reasonOf(signal));
        return undefined;
      }
      const subscription = forward(operation).subscribe(observer);
      const abort = () => {
        subscription.unsubscribe();
        observer.error(reasonOf(signal));
      };
      signal.addEventListener('abort', abort, { once: true });
      return () => {
        signal.removeEventListener('abort', abort);
        subscription.unsubscribe();
      };
    });
  });

const reasonOf = (signal: AbortSignal): unknown => signal.reason ?? new DOMException('Aborted', 'AbortError');
