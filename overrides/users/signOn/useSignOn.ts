import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import {
  linkMutation,
  resetSecondFactorMutation,
  signOnQuery,
  unlinkMutation,
  type SignOn,
} from './signOnOperations.ts';

export interface SignOnOfUser {
  /** Undefined until it is known. */
  readonly signOn: SignOn | null | undefined;
  readonly link: (objectId: string) => Promise<void>;
  readonly unlink: (id: string) => Promise<void>;
  readonly resetSecondFactor: () => Promise<void>;
  readonly isChanging: boolean;
}

/** How a user signs in besides with a password, and changing it. */
export function useSignOn(userId: string): SignOnOfUser {
  const client = useDataClient();
  const ask = useAsk();
  const queryClient = useQueryClient();
  const queryKey = ['users', 'signOn', userId];
  const { data: signOn } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await ask(signOnQuery, { userId }, signal)).userSignOn,
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    signOn,
    isChanging: isPending,
    link: async (objectId) => {
      const variables = { input: { user_id: userId, object_id: objectId } };
      await mutateAsync(() => client.mutate({ mutation: linkMutation, variables }));
    },
    resetSecondFactor: async () => {
      await mutateAsync(() => client.mutate({ mutation: resetSecondFactorMutation, variables: { userId } }));
    },
    unlink: async (id) => {
      await mutateAsync(() => client.mutate({ mutation: unlinkMutation, variables: { id } }));
    },
  };
}
