import type { DocumentNode } from '@apollo/client/core';
import { useMemo, useState } from 'react';
import { createContentClient } from '../../../data/links/createContentClient.ts';
import { refusalOf, type Refusal } from '../../../data/errors/Refusal.ts';
import { useConfig } from '../../Config.tsx';

export interface ContentCall {
  /** Answers whether it was done; if not, `refusal` says why. */
  readonly send: (variables: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** One call of the content endpoint by somebody who is not signed in. */
export function useContentCall(mutation: DocumentNode): ContentCall {
  const { contentUrl } = useConfig();
  const client = useMemo(
    () => createContentClient({ uri: contentUrl, authToken: () => undefined }),
    [contentUrl],
  );
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (variables: Readonly<Record<string, string>>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await client.mutate({ mutation, variables });
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, refusal, forget: () => setRefusal(undefined) };
}
