import type { ApolloClient } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import { type Run, runQuery, valuesQuery } from './runOperations.ts';

export const runKey = (key: string) => ['documentRuns', 'page', key] as const;

/** The run as it is stored now. */
export async function readRun(
  client: ApolloClient<unknown>,
  key: string,
  signal?: AbortSignal,
): Promise<Run> {
  const { data } = await client.query({
    query: runQuery,
    variables: { key },
    fetchPolicy: 'network-only',
    context: { fetchOptions: { signal } },
  });
  return orMissing(data.documentRun);
}

export function useRun(key: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: runKey(key),
    queryFn: ({ signal }) => readRun(client, key, signal),
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
