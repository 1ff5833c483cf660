import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { mySessionsQuery } from './accountOperations.ts';

export const mySessionsKey = ['account', 'mySessions'] as const;

export function useMySessions() {
  const ask = useAsk();
  return useQuery({
    queryKey: mySessionsKey,
    queryFn: async () => (await ask(mySessionsQuery, {})).mySessions,
  });
}
