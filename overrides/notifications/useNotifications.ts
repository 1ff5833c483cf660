import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import {
  markReadMutation,
  notificationsQuery,
  olderNotificationsQuery,
  type NotificationItem,
} from './notificationOperations.ts';

const queryKey = ['app', 'notifications'] as const;
/** Calm: once a minute while the window is in front, and when it comes to the front. */
const interval = 60_000;
/** As many as the contract answers at once. */
const pageSize = 50;

type Page = readonly NotificationItem[];
/** Each page after the first begins behind the last notice of the one before. */
type Pages = InfiniteData<Page, string | undefined>;

export interface Notifications {
  readonly items: readonly NotificationItem[];
  readonly unread: readonly NotificationItem[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly markRead: (ids: readonly string[]) => void;
  /** Absent where there are no older ones. */
  readonly showOlder: (() => void) | undefined;
  readonly isReadingOlder: boolean;
  /** Why the last try at older ones failed. */
  readonly olderError: Error | null;
  /** What was shown of older ones is asked for no longer. */
  readonly forgetOlder: () => void;
}

export function useNotifications(): Notifications {
  const client = useDataClient();
  const ask = useAsk();
  const queryClient = useQueryClient();
  const change = (changed: (pages: Pages) => Pages) =>
    queryClient.setQueryData<Pages>(queryKey, (before) => before && changed(before));
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, ...next } = useInfiniteQuery({
    queryKey,
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page> =>
      pageParam === undefined
        ? (await ask(notificationsQuery, {}, signal)).notifications
        : (await ask(olderNotificationsQuery, { than: pageParam }, signal)).olderNotifications,
    getNextPageParam: (last: Page) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  });
  const items = data?.pages.flat() ?? [];
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => client.mutate({ mutation: markReadMutation, variables: { ids } }),
    onMutate: (ids) => {
      const read = new Date().toISOString();
      const asRead = (item: NotificationItem) =>
        ids.includes(item.id) ? { ...item, dateRead: item.dateRead ?? read } : item;
      change(({ pages, ...rest }) => ({ ...rest, pages: pages.map((page) => page.map(asRead)) }));
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
    showOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    isReadingOlder: next.isFetchingNextPage,
    olderError: next.isFetchNextPageError ? error : null,
    forgetOlder: () =>
      change(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) })),
  };
}
