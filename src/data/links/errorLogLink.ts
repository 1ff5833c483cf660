import type { ApolloLink, Operation } from '@apollo/client/core';
import { onError } from '@apollo/client/link/error';
import { print } from 'graphql';

import { isRow } from '../Row.ts';

export type Log = (message: string, details: unknown) => void;

const toConsole: Log = (message, details) => console.error(message, details);

/** Logs network and GraphQL errors, without the text of operations that sign in or carry a password. */
export const errorLogLink = (log: Log = toConsole): ApolloLink =>
  onError(({ graphQLErrors = [], networkError, operation }) => {
    const name = operation.operationName || 'anonymous';
    const text = isSecret(operation) ? {} : { query: print(operation.query) };
    for (const { message, path, extensions } of graphQLErrors) {
      log(`[GraphQL error] ${name}: ${message}`, { path, code: extensions?.code, ...text });
    }
    // Given up is not failed: a list that is left asks for nothing more.
    if (networkError && networkError.name !== 'AbortError')
      log(`[Network error] ${name}: ${networkError.message}`, text);
  });

const secretWords = /login|password/i;

/** Whether the operation, one of its fields or of its variables speaks of a login or a password. */
const isSecret = ({ query, operationName, variables }: Operation): boolean =>
  secretWords.test([operationName, print(query), ...keysOf(variables)].join(' '));

const keysOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return isRow(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : [];
};
