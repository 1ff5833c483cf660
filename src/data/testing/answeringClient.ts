import { ApolloLink, fromPromise, Observable } from '@apollo/client/core';
import type { FetchResult } from '@apollo/client/core';
import { print } from 'graphql';

import { clientOver } from './clientOver.ts';

export interface SentOperation {
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A client that remembers what was asked and answers from a function. */
export function answeringClient(answer: (operation: SentOperation) => FetchResult | Promise<FetchResult>) {
  const sent: SentOperation[] = [];
  const link = new ApolloLink(({ operationName, query, variables }) => {
    const operation = { name: operationName, text: print(query), variables };
    sent.push(operation);
    const answered = answer(operation);
    return answered instanceof Promise ? fromPromise(answered) : Observable.of(answered);
  });
  return { sent, client: clientOver(link) };
}
