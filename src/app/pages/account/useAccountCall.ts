import type { DocumentNode } from '@apollo/client/core';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../../../data/errors/Refusal.ts';
import { useDataClient } from '../../DataClient.tsx';

export interface AccountCall<Data> {
  /** Answers what came back; undefined where it was refused, and `refusal` says why. */
  readonly send: (variables: Readonly<Record<string, unknown>>) => Promise<Data | undefined>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/** One change of one's own account. */
export function useAccountCall<Data>(mutation: DocumentNode): AccountCall<Data> {
  const client = useDataClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (variables: Readonly<Record<string, unknown>>): Promise<Data | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await client.mutate<Data>({ mutation, variables });
      return data ?? undefined;
    } catch (error) {
      const why = refusalOf(error);
      // A dialog asks to sign in again by then.
      if (why.code !== 'UNAUTHENTICATED') setRefusal(why);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, refusal };
}
