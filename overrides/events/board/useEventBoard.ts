import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { BookingStatus } from '#src/generated/schema.ts';
import { readBoard, type Pages } from './readBoard.ts';

const firstPages: Pages = {};

/** Bookings, waiting list and seats of an event. Both tabs share it, and every action refreshes it. */
export function useEventBoard(id: string) {
  const client = useDataClient();
  const [pages, setPages] = useState(firstPages);
  const query = useQuery({
    queryKey: ['events', 'board', id, pages],
    queryFn: ({ signal }) => readBoard(client, id, pages, signal),
    // While more is on its way, what is there stays; another event's board never shows.
    placeholderData: (before, from) => (from?.queryKey[2] === id ? keepPreviousData(before) : undefined),
  });
  const more = useCallback(
    (status: BookingStatus) => setPages((now) => ({ ...now, [status]: (now[status] ?? 1) + 1 })),
    [],
  );
  return { ...query, more, isMoreComing: query.isPlaceholderData };
}
