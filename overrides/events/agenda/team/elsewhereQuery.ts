import { queryOptions } from '@tanstack/react-query';
import type { useAsk } from '#src/data/DataClient.tsx';
import { addDays } from '#src/fields/date/days.ts';
import { trainerElsewhereQuery } from '../agendaOperations.ts';

interface Asked {
  readonly eventId: string;
  readonly trainerId: string | undefined;
  readonly days: readonly string[];
}

/** The other events of a trainer around these days: a day more on either side, since clocks elsewhere show another one. */
export function elsewhereQuery(ask: ReturnType<typeof useAsk>, { eventId, trainerId, days }: Asked) {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isAsked = trainerId !== undefined && first !== undefined && last !== undefined;
  return queryOptions({
    queryKey: ['events', 'agenda', eventId, 'elsewhere', trainerId, first, last],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      if (!isAsked) return [];
      const between = { trainer: trainerId, first: addDays(first, -1), after: addDays(last, 2) };
      const { centreEvents } = await ask(trainerElsewhereQuery, between, signal);
      return centreEvents.data.filter(({ id }) => id !== eventId);
    },
  });
}
