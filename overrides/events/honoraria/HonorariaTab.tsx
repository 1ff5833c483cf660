import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { AgendaButton } from '../AgendaButton.tsx';
import { honorariaKey, honorariaQuery } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { Ledger } from './Ledger.tsx';

function useHonoraria(id: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: honorariaKey(id),
    queryFn: async ({ signal }) => (await ask(honorariaQuery, { id }, signal)).centreEvent,
  });
}

/** What the trainers of the event on the page are paid, and how it comes about. */
export const HonorariaTab = () => {
  const words = useHonorariaWords();
  const { identity } = useGetIdentity();
  const record = useRecordContext();
  const { data: event, error, refetch } = useHonoraria(String(record?.id ?? ''));
  const content = () => {
    if (event && event.trainers.length > 0 && identity !== undefined)
      return <Ledger key={event.id} event={event} userId={String(identity.id)} />;
    if (event?.trainers.length === 0 || event === null)
      return (
        <EmptyState
          icon={<PaymentsIcon />}
          title={words('none')}
          text={words('none_text')}
          action={<AgendaButton />}
        />
      );
    if (error) return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    return <LedgerSkeleton />;
  };
  return (
    <Box className={wideInput} sx={{ minWidth: 0 }}>
      {content()}
    </Box>
  );
};

const LedgerSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={40} />
    ))}
  </Box>
);
