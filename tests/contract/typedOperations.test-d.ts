import type { ApolloClient, TypedDocumentNode } from '@apollo/client/core';
import { redirectQuery } from '#src/app/navigation/redirects/FollowRedirect.tsx';
import type { HomeData } from '#overrides/home/homeQuery.ts';
import type { HomeQuery } from '#src/generated/operations.ts';

type HomeEntry = HomeData['waiting']['data'][number];

/** Checked by the compiler alone: an answer has what its operation asks for, and nothing else. */
export const readTarget = async (client: ApolloClient<unknown>): Promise<string | null> => {
  const { data } = await client.query({ query: redirectQuery, variables: { path: '/old' } });
  // @ts-expect-error no such field
  void data.redirectLookup.tagret;
  // @ts-expect-error the contract has no such variable
  await client.query({ query: redirectQuery, variables: { paths: '/old' } });
  return data.redirectLookup.target;
};

// @ts-expect-error the contract knows the field, the operation does not ask for it
export type UnaskedField = HomeEntry['priority'];

// @ts-expect-error what may be empty is null, and has to be met as such
export const entryName = (entry: HomeEntry): string => entry.participant.fullName;

// @ts-expect-error an operation is not typed by the answer of another
export const mixedUp: TypedDocumentNode<HomeQuery> = redirectQuery;
