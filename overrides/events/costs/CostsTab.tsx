import { Box, Skeleton } from '@mui/material';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { CostSheet } from './CostSheet.tsx';
import { useCostWords } from './costWords.ts';
import { useCostSheet } from './useCostSheet.ts';

/** What an event is expected to cost, to be typed into; only read by those who may not change it. */
export const CostsTab = () => {
  const words = useCostWords();
  const { identity } = useGetIdentity();
  const id = String(useRecordContext()?.id ?? '');
  const { data, error, refetch } = useCostSheet(id);
  const content = () => {
    // What is typed stays where its sheet cannot be read again.
    if (data === undefined && error !== null)
      return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined || identity === undefined) return <CostsSkeleton />;
    const { centreEvent: event, costCategories } = data;
    if (event.costTotals === null) return <EmptyState title={words('hidden')} />;
    const reload = async () => {
      const read = await refetch({ throwOnError: true });
      return read.data?.centreEvent;
    };
    return (
      <CostSheet
        key={event.id}
        event={event}
        totals={event.costTotals}
        categories={costCategories}
        userId={String(identity.id)}
        reload={reload}
      />
    );
  };
  return (
    <Box className={wideInput} sx={{ minWidth: 0 }}>
      {content()}
    </Box>
  );
};

const CostsSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={112} />
    </Box>
    <Box>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} variant="text" height={40} />
      ))}
    </Box>
  </Box>
);
