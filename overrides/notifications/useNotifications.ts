import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import { markReadMutation, notificationsQuery, type NotificationItem } from './notificationOperations.ts';

const queryKey = ['app', 'notifications'] as const;
/** Calm: once a minute while the window is in front, and when it comes to the front. */
const interval = 60_000;

export interface Notifications {
  readonly items: readonly NotificationItem[];
  readonly unread: readonly NotificationItem[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly markRead: (ids: readonly string[]) => void;
}

export function useNotifications(): Notifications {
  const client = useDataClient();
  const ask = useAsk();
  const queryClient = useQueryClient();
  const {
    data: items = [],
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => (await ask(notificationsQuery, {}, signal)).notifications,
  });
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => client.mutate({ mutation: markReadMutation, variables: { ids } }),
    onMutate: (ids) => {
      const read = new Date().toISOString();
      queryClient.setQueryData<readonly NotificationItem[]>(queryKey, (before = []) =>
        before.map((item) => (ids.includes(item.id) ? { ...item, dateRead: item.dateRead ?? read } : item)),
      );
    },
    // Whether it was kept is the server's to say.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    items,
    unread: items.filter(({ dateRead }) => dateRead === null),
    isPending,
    error,
    refetch: () => void refetch(),
    markRead: (ids) => {
      if (ids.length > 0) mutate(ids);
    },
  };
}
