import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { mySessionsQuery } from './accountOperations.ts';

export const mySessionsKey = ['account', 'mySessions'] as const;

export function useMySessions() {
  const client = useDataClient();
  return useQuery({
    queryKey: mySessionsKey,
    queryFn: async () => (await client.query({ query: mySessionsQuery })).data.mySessions,
  });
}
