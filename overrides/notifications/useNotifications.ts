import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import type { MarkNotificationsReadMutationVariables } from '#src/generated/operations.ts';
import {
  markReadMutation,
  notificationsQuery,
  olderNotificationsQuery,
  type NotificationItem,
} from './notificationOperations.ts';

const queryKey = ['app', 'notifications'] as const;
/** Calm: once a minute while the window is in front, and when it comes to the front. */
const interval = 60_000;
/** As many as the contract answers at once. The last of them is not shown: it says that there are older ones. */
const pageSize = 50;
const isFull = (page: Page): boolean => page.length === pageSize;

type Page = readonly NotificationItem[];
/** Each page after the first begins behind the last notice that the one before shows. */
type Pages = InfiniteData<Page, string | undefined>;

export interface Notifications {
  readonly items: readonly NotificationItem[];
  readonly unread: readonly NotificationItem[];
  /** All that are shown are unread, and so may be older ones. */
  readonly mayBeMoreUnread: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly markRead: (id: string) => void;
  /** What is shown, and all that is older. */
  readonly markAllRead: () => void;
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
    getNextPageParam: (last: Page) => (isFull(last) ? last.at(-2)?.id : undefined),
  });
  const items = data?.pages.flatMap((page) => (isFull(page) ? page.slice(0, -1) : page)) ?? [];
  const unread = items.filter(({ dateRead }) => dateRead === null);
  const { mutate } = useMutation({
    mutationFn: (variables: MarkNotificationsReadMutationVariables) =>
      client.mutate({ mutation: markReadMutation, variables }),
    onMutate: ({ ids }) => {
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
    unread,
    mayBeMoreUnread: hasNextPage && unread.length === items.length,
    isPending,
    error,
    refetch: () => void refetch(),
    markRead: (id) => mutate({ ids: [id] }),
    markAllRead: () => mutate({ ids: unread.map(({ id }) => id), older: true }),
    showOlder: hasNextPage ? () => void fetchNextPage() : undefined,
    isReadingOlder: next.isFetchingNextPage,
    olderError: next.isFetchNextPageError ? error : null,
    forgetOlder: () =>
      change(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) })),
  };
}
