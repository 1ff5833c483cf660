import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { addDays } from '#src/fields/date/days.ts';
import { trainerElsewhereQuery } from '../agendaOperations.ts';
import type { TimedItem } from '../model/Programme.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';

/** The other events of a trainer around these items: a day more on either side, since clocks elsewhere show another one. */
export function useElsewhere(trainerId: string | undefined, items: readonly TimedItem[]) {
  const ask = useAsk();
  const { event } = useProgramme();
  const days = items.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const isAsked = trainerId !== undefined && first !== undefined && last !== undefined;
  const query = useQuery({
    queryKey: ['events', 'agenda', event.id, 'elsewhere', trainerId, first, last],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      if (!isAsked) return [];
      const between = { trainer: trainerId, first: addDays(first, -1), after: addDays(last, 2) };
      return (await ask(trainerElsewhereQuery, between, signal)).centreEvents.data;
    },
  });
  return { ...query, others: (query.data ?? []).filter(({ id }) => id !== event.id) };
}
