import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { addDays } from '#src/fields/date/days.ts';
import { homeQuery } from './homeQuery.ts';

const eventDays = 30;
export const expiryDays = 14;

export function useHome(today: string) {
  const client = useDataClient();
  const from = today;
  // date_start_lt is exclusive (D1): the thirtieth day counts.
  const before = addDays(today, eventDays + 1);
  const expiresBefore = addDays(today, expiryDays + 1);
  const query = useQuery({
    queryKey: ['app', 'home', from],
    queryFn: async ({ signal }) => {
      const { data } = await client.query({
        query: homeQuery,
        variables: { from, before, expiresBefore },
        fetchPolicy: 'network-only',
        context: { fetchOptions: { signal } },
      });
      return data;
    },
  });
  return { ...query, from, before, expiresBefore };
}
