import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { mySessionsDocument } from './accountDocuments.ts';

export const mySessionsKey = ['account', 'mySessions'] as const;

export function useMySessions() {
  const client = useDataClient();
  return useQuery({
    queryKey: mySessionsKey,
    queryFn: async () => {
      const { data } = await client.query({
        query: mySessionsDocument,
      });
      return data.mySessions;
    },
  });
}
