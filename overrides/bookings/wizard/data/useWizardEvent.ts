import { keepPreviousData, type Query, queryOptions, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { availabilityQuery, peopleAvailabilityQuery, wizardEventQuery } from './eventOperations.ts';

/** The event that is booked; one that is hidden is not found (S1). */
export function useWizardEvent(id: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['wizard', 'event', id],
    queryFn: async ({ signal }) => orMissing((await ask(wizardEventQuery, { id }, signal)).centreEvent),
    // What is typed must not vanish because the network does.
    staleTime: 60_000,
  });
}

interface AvailabilityOf {
  readonly participantId?: string | undefined;
  readonly countryId?: string | undefined;
}

export const availabilityKey = ['wizard', 'availability'] as const;
export const isAvailability = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  availabilityKey.every((part, index) => queryKey[index] === part);

/** What the event has room for, of somebody or of a country; missing where the event or the person is. */
export function useAvailability(eventId: string, of: AvailabilityOf = {}) {
  return useQuery({
    ...useAvailabilityQuery(eventId, of),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** Whether the first answer about room is still being waited for. */
export function useAwaitsAvailability(eventId: string): boolean {
  const { isFetching, isFetched } = useQuery(useAvailabilityQuery(eventId, {}));
  return isFetching && !isFetched;
}

function useAvailabilityQuery(eventId: string, { participantId, countryId }: AvailabilityOf) {
  const ask = useAsk();
  return queryOptions({
    queryKey: [...availabilityKey, eventId, participantId ?? '', countryId ?? ''],
    queryFn: async ({ signal }) => {
      const asked = {
        event: eventId,
        ...(participantId === undefined ? {} : { participant: participantId }),
        ...(countryId === undefined ? {} : { country: countryId }),
      };
      return orMissing((await ask(availabilityQuery, asked, signal)).eventAvailability);
    },
    // Whoever has waited for it shows it, and does not ask again.
    staleTime: 5_000,
  });
}

/** What the event has room for, of each of the people whom a search has found: asked once for all of them. */
export function usePersonAvailability(eventId: string, found: readonly string[], id: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: [...availabilityKey, eventId, found],
    queryFn: async ({ signal }) =>
      (await ask(peopleAvailabilityQuery, { event: eventId, people: [...found] }, signal)).peopleAvailability,
    select: (people) => people?.find(({ participantId }) => participantId === id),
    placeholderData: keepPreviousData,
  });
}
