import { gql } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import type { Documents, DashboardReportQuery } from '#src/generated/operations.ts';

export type Report = NonNullable<DashboardReportQuery['dashboardReport']>;

const reportQuery: Documents['DashboardReport'] = gql`
  query DashboardReport {
    dashboardReport {
      id
      name
      embedUrl
      accessToken
      expires
    }
  }
`;

/** The server hands out no token that ends within five minutes; four before the end there is a new one. */
const aheadMs = 4 * 60_000;
const soonestMs = 30_000;

const msUntilRefresh = (expires: string, now: number): number =>
  Math.max(soonestMs, Date.parse(expires) - aheadMs - now);

/** The report to embed, its token renewed before it ends; null where this user is given none. */
export function useReport() {
  const ask = useAsk();
  return useQuery({
    queryKey: ['app', 'dashboardReport'],
    queryFn: async ({ signal }) => (await ask(reportQuery, {}, signal)).dashboardReport,
    retry: false,
    gcTime: 0,
    // Each token is a row of the audit (S4): coming back to the window asks for none while there is one.
    staleTime: ({ state }) => (state.data ? msUntilRefresh(state.data.expires, state.dataUpdatedAt) : 0),
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data ? msUntilRefresh(state.data.expires, Date.now()) : false),
  });
}
