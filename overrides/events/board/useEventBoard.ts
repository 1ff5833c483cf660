import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '../../../src/data/DataClient.tsx';
import { readBoard } from './readBoard.ts';

/** Bookings, waiting list and seats of an event. Both tabs share it, and every action refreshes it. */
export function useEventBoard(id: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['events', 'board', id],
    queryFn: ({ signal }) => readBoard(client, id, signal),
  });
}
