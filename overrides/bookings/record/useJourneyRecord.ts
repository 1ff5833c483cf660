import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { entryQuery, seatQuery } from './recordOperations.ts';

export function useSeat(id: string, enabled = true) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['bookings', 'wizard', id],
    enabled,
    queryFn: async ({ signal }) => orMissing((await ask(seatQuery, { id }, signal)).eventBooking),
  });
}

export function useEntry(id: string, enabled = true) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['waitingListEntries', 'wizard', id],
    enabled,
    queryFn: async ({ signal }) => orMissing((await ask(entryQuery, { id }, signal)).waitingListEntry),
  });
}
