import { ApolloLink, type FetchResult, Observable, type Operation } from '@apollo/client/core';
import { filterOperationVariables } from '@apollo/client/link/utils';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { definitionOf } from '../operations/definitionOf.ts';
import { isRow } from '../Row.ts';
import type { Arrival } from './Arrival.ts';
import type { HeadStart } from './HeadStart.ts';

interface HeadStartLinkOptions {
  readonly start: HeadStart | undefined;
  readonly arrival: Arrival;
  /** The id of whoever is signed in. */
  readonly viewer: () => string | undefined;
  readonly now?: () => number;
}

/** An answer that has waited longer is no longer one to a question of now. Milliseconds. */
const holdsFor = 20_000;

/**
 * Gives each query the answer that the page has asked for ahead of it, once, and asks where there is none: it must be
 * the very same operation of the same person, with nothing written since. An answer with errors is asked for again, so
 * that what follows from them follows as always.
 */
export function headStartLink({
  start,
  arrival,
  viewer,
  now = () => performance.now(),
}: HeadStartLinkOptions): ApolloLink {
  const waiting = new Map(start?.asks.map((ask, index) => [ask, index]));

  const take = (ask: string): Promise<FetchResult | undefined> | undefined => {
    const index = waiting.get(ask);
    waiting.delete(ask);
    if (start === undefined || index === undefined) return undefined;
    if (start.userId !== viewer()) return undefined;
    return start.answers.then(
      (answers) => (Array.isArray(answers) ? answerOf(answers[index]) : undefined),
      () => undefined,
    );
  };

  return new ApolloLink((operation, forward) => {
    if (definitionOf(operation.query).operation !== OperationTypeNode.QUERY) {
      waiting.clear();
      arrival.close();
      return forward(operation);
    }
    // For the rest of the day nothing is kept or given, and no query is written out for it.
    if (start === undefined || now() - start.at > holdsFor) waiting.clear();
    if (arrival.isOver && waiting.size === 0) return forward(operation);
    const ask = textOf(operation);
    arrival.note(ask);
    const answer = take(ask);
    return answer === undefined ? forward(operation) : otherwise(answer, () => forward(operation));
  });
}

/** As the batch link sends it. */
const textOf = ({ operationName, variables, query }: Operation): string =>
  JSON.stringify({
    operationName,
    variables: filterOperationVariables(variables, query),
    query: print(query),
  });

const answerOf = (answer: unknown): FetchResult | undefined =>
  isRow(answer) && isRow(answer.data) && answer.errors === undefined ? { data: answer.data } : undefined;

const otherwise = (
  answer: Promise<FetchResult | undefined>,
  ask: () => Observable<FetchResult>,
): Observable<FetchResult> =>
  new Observable((observer) => {
    let given: { unsubscribe: () => void } | undefined;
    let isLeft = false;
    void answer.then((found) => {
      if (!isLeft) given = (found ? Observable.of(found) : ask()).subscribe(observer);
    });
    return () => {
      isLeft = true;
      given?.unsubscribe();
    };
  });
