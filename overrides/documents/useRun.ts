import { useQuery } from '@tanstack/react-query';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { type Ask, useAsk } from '#src/data/DataClient.tsx';
import { type Run, runQuery, valuesQuery } from './runOperations.ts';

export const runKey = (key: string) => ['documentRuns', 'page', key] as const;

/** The run as it is stored now. */
export const readRun = async (ask: Ask, key: string, signal?: AbortSignal): Promise<Run> =>
  orMissing((await ask(runQuery, { key }, signal)).documentRun);

export function useRun(key: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: runKey(key),
    queryFn: ({ signal }) => readRun(ask, key, signal),
  });
}

/** What one of its documents says: those of all would be thousands of values. Read anew whenever the run is. */
export function useValues(key: string, impression: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: [...runKey(key), impression],
    queryFn: async ({ signal }) => {
      const { impressions } = orMissing((await ask(valuesQuery, { key, impression }, signal)).documentRun);
      return impressions[0]?.contexts ?? [];
    },
  });
}
