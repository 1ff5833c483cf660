import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccessTo } from '#src/data/access/useAccess.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type DashboardFilters, rangeOf, readFilters, whereOf, writeFilters } from './filters.ts';
import { BookingsPanel } from './panels/BookingsPanel.tsx';
import { CostsPanel } from './panels/costs/CostsPanel.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { PlaceholdersPanel } from './panels/PlaceholdersPanel.tsx';
import { WaitingPanel } from './panels/WaitingPanel.tsx';
import { useDashboardWords } from './useDashboardWords.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { dashboardQuery, type DashboardWhere } from './dashboardQuery.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';

/** Our own figures: five charts over one set of filters, each a way into the list behind it. */
export const OwnDashboard = ({ action }: { readonly action?: ReactNode }) => {
  const words = useDashboardWords();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const filters = readFilters(params);
  const where = whereOf(filters, rangeOf(filters, now));
  const { data, error, refetch, isPlaceholderData } = useDashboard(where);
  // Until the figures say so, what the viewer may read of events does: no panel is drawn to vanish again.
  const hidden = useAccessTo('CentreEvent')?.hiddenFields ?? [];
  const hasCosts = data === undefined ? !hidden.includes('estimatedCosts') : data.costs !== null;
  const setFilters = (next: DashboardFilters) => setParams(writeFilters(next), { replace: true });
  const panel = { figures: data, where };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 1760, mx: 'auto' }}>
      <PageHead title={words('title')} lead={words('lead')} actions={action} />
      <FilterBar filters={filters} onChange={setFilters} />
      {error && !data ? (
        <PageFailure within error={error} onRetry={() => void refetch()} />
      ) : (
        <Box
          aria-busy={isPlaceholderData || data === undefined}
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            opacity: isPlaceholderData ? 0.6 : 1,
            transition: 'opacity 140ms',
          }}
        >
          <EventsPanel {...panel} />
          <BookingsPanel {...panel} />
          <WaitingPanel {...panel} />
          <PlaceholdersPanel {...panel} />
          {hasCosts && <CostsPanel {...panel} />}
        </Box>
      )}
    </Box>
  );
};

/** The figures; while others are on their way those before stay, so that nothing jumps. */
function useDashboard(where: DashboardWhere) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['app', 'dashboard', where],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask(dashboardQuery, { where }, signal)).dashboard,
  });
}
