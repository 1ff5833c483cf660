import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { availabilityQuery, wizardEventQuery } from './eventOperations.ts';

/** The event that is booked; one that is hidden is not found (S1). */
export function useWizardEvent(id: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['wizard', 'event', id],
    queryFn: async () => {
      const { data } = await client.query({ query: wizardEventQuery, variables: { id } });
      if (data.centreEvent === null) throw new HttpError('ra.notification.item_doesnt_exist', 404);
      return data.centreEvent;
    },
    // What is typed must not vanish because the network does.
    staleTime: 60_000,
  });
}

export interface AvailabilityOf {
  readonly participantId?: string | undefined;
  readonly countryId?: string | undefined;
}

export const availabilityKey = ['wizard', 'availability'] as const;
export const isAvailability = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  availabilityKey.every((part, index) => queryKey[index] === part);

/** What the event has room for, asked again whenever a step is entered. */
export function useAvailability(eventId: string, { participantId, countryId }: AvailabilityOf = {}) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...availabilityKey, eventId, participantId ?? '', countryId ?? ''],
    queryFn: async () => {
      const { data } = await client.query({
        query: availabilityQuery,
        variables: {
          event: eventId,
          ...(participantId === undefined ? {} : { participant: participantId }),
          ...(countryId === undefined ? {} : { country: countryId }),
        },
      });
      return data.eventAvailability;
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
