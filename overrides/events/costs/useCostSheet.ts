import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { costSheetQuery } from './costOperations.ts';

/** What an event is expected to cost as it is now, read once for all who show it. */
export function useCostSheet(id: string, enabled = true) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['events', 'costs', id],
    enabled,
    queryFn: async ({ signal }) => {
      const { centreEvent, costCategories } = await ask(costSheetQuery, { id }, signal);
      return { centreEvent: orMissing(centreEvent), costCategories };
    },
  });
}
