import { queryOptions } from '@tanstack/react-query';
import type { useAsk } from '#src/data/DataClient.tsx';
import { addDays } from '#src/fields/date/days.ts';
import { trainersElsewhereQuery } from '../agendaOperations.ts';

interface Asked {
  readonly eventId: string;
  readonly trainerIds: readonly string[];
  readonly days: readonly string[];
}

/** The other events of trainers around these days: a day more on either side, since clocks elsewhere show another one. */
export function elsewhereQuery(ask: ReturnType<typeof useAsk>, { eventId, trainerIds, days }: Asked) {
  const trainers = trainerIds.toSorted();
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isAsked = trainers.length > 0 && first !== undefined && last !== undefined;
  return queryOptions({
    queryKey: ['events', 'agenda', eventId, 'elsewhere', trainers, first, last],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      if (!isAsked) return [];
      const between = { trainers, first: addDays(first, -1), after: addDays(last, 2) };
      const { centreEvents } = await ask(trainersElsewhereQuery, between, signal);
      return centreEvents.data.filter(({ id }) => id !== eventId);
    },
  });
}
