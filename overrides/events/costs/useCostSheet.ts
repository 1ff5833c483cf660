import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { costSheetQuery } from './costOperations.ts';

/** What an event is expected to cost as it is now, read once for all who show it. */
export function useCostSheet(id: string, enabled = true) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['events', 'costs', id],
    enabled,
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      return (await client.query({ query: costSheetQuery, variables: { id }, context })).data;
    },
  });
}
