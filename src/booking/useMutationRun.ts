import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useDataClient } from '../data/DataClient.tsx';
import { refusalOf, type Refusal } from '../data/errors/Refusal.ts';
import type { Row } from '../data/Row.ts';

export interface MutationRun {
  /** Answers whether it was done; if not, `refusal` says why. */
  readonly run: (variables: Row) => Promise<Refusal | undefined>;
  readonly running: boolean;
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** One mutation from a button: what is on screen is asked again afterwards, so that all numbers agree. */
export function useMutationRun(document: DocumentNode): MutationRun {
  const client = useDataClient();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (variables: Row): Promise<Refusal | undefined> => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await client.mutate({ mutation: document, variables });
      refresh();
      return undefined;
    } catch (error) {
      const why = refusalOf(error);
      setRefusal(why);
      return why;
    } finally {
      setRunning(false);
    }
  };
  return { run, running, refusal, forget: () => setRefusal(undefined) };
}
