import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { viewSharingQuery } from './savedViewMutations.ts';
import { viewsKey } from './savedViewOperations.ts';
import { useKeptByContract } from './useKeptByContract.ts';

/** With whom the viewer may share views; asked for where it is wanted. */
export function useSharing(isWanted: boolean) {
  const ask = useAsk();
  const byContract = useKeptByContract();
  return useQuery({
    queryKey: viewsKey('sharing'),
    enabled: byContract && isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await ask(viewSharingQuery, {})).viewSharing,
  });
}
