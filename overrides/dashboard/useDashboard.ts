import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { dashboardQuery, type DashboardWhere } from './dashboardQuery.ts';

/** The figures; while others are on their way those before stay, so that nothing jumps. */
export function useDashboard(where: DashboardWhere) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['app', 'dashboard', where],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await client.query({
        query: dashboardQuery,
        variables: { where },
        fetchPolicy: 'network-only',
        context: { fetchOptions: { signal } },
      });
      return data.dashboard;
    },
  });
}
