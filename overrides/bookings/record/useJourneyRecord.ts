import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { entryQuery, seatQuery } from './recordOperations.ts';

const notHere = () => new HttpError('ra.notification.item_doesnt_exist', 404);

export function useSeat(id: string, enabled = true) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['bookings', 'wizard', id],
    enabled,
    queryFn: async () => {
      const { data } = await client.query({ query: seatQuery, variables: { id } });
      if (data.eventBooking === null) throw notHere();
      return data.eventBooking;
    },
  });
}

export function useEntry(id: string, enabled = true) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['waitingListEntries', 'wizard', id],
    enabled,
    queryFn: async () => {
      const { data } = await client.query({ query: entryQuery, variables: { id } });
      if (data.waitingListEntry === null) throw notHere();
      return data.waitingListEntry;
    },
  });
}
