import type { ApolloClient, DocumentNode } from '@apollo/client/core';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../errors/Refusal.ts';
import type { Row } from '../Row.ts';

/** What came of a call: what the server answered, or why it was not done. */
export type Outcome<Data> =
  | { readonly data: Data | null | undefined; readonly refusal?: undefined }
  | { readonly data?: undefined; readonly refusal: Refusal };

export interface Call<Data> {
  readonly send: (variables: Row) => Promise<Outcome<Data>>;
  readonly busy: boolean;
  /** Why it was not done, to be shown; until it is sent again or forgotten. */
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** One mutation from a button or a form. */
export function useCall<Data>(
  client: ApolloClient<unknown>,
  mutation: DocumentNode,
  after?: () => void,
): Call<Data> {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (variables: Row): Promise<Outcome<Data>> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await client.mutate<Data>({ mutation, variables });
      after?.();
      return { data };
    } catch (error) {
      const why = refusalOf(error);
      // A dialog asks to sign in again by then.
      if (why.code !== 'UNAUTHENTICATED') setRefusal(why);
      return { refusal: why };
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, refusal, forget: () => setRefusal(undefined) };
}
