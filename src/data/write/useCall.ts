import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { useState } from 'react';
import { useDataClient } from '../DataClient.tsx';
import { refusalOf, type Refusal } from '../errors/Refusal.ts';
import { useWhenOnline } from './useWhenOnline.ts';

/** What came of a call: what the server answered, or why it was not done. */
export type Outcome<Data> =
  | { readonly data: Data | null | undefined; readonly refusal?: undefined }
  | { readonly data?: undefined; readonly refusal: Refusal };

export interface Call<Data, Variables> {
  readonly send: (
    variables: Variables,
    context?: Readonly<Record<string, unknown>>,
  ) => Promise<Outcome<Data>>;
  readonly busy: boolean;
  /** Why it was not done, to be shown; until it is sent again or forgotten. */
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** One mutation from a button or a form. Without a connection it waits for one, as long as its page or dialog is there. */
export const useCall = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  after?: () => void,
): Call<Data, Variables> => useCallTo(useDataClient(), mutation, after);

/** The same of another endpoint than that of the data. */
export function useCallTo<Data, Variables extends OperationVariables>(
  client: ApolloClient<unknown>,
  mutation: TypedDocumentNode<Data, Variables>,
  after?: () => void,
): Call<Data, Variables> {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const online = useWhenOnline();
  const send: Call<Data, Variables>['send'] = async (variables, context) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await online();
      const { data } = await client.mutate({ mutation, variables, ...(context && { context }) });
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
