import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useAgendaWords } from './agendaWords.ts';
import { eventAgendaQuery } from './agendaOperations.ts';

const Editor = lazyPart(() => import('./AgendaEditor.tsx'), 'AgendaEditor');

/** The agenda of the event on the page. The editor comes with the tab, and the library for drags with it. */
export const AgendaTab = () => {
  const words = useAgendaWords();
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  const { identity } = useGetIdentity();
  const { data, error, refetch } = useQuery({
    queryKey: ['events', 'agenda', id],
    queryFn: async ({ signal }) => (await ask(eventAgendaQuery, { id }, signal)).centreEvent,
  });
  const content = () => {
    if (data === null) return <EmptyState title={words('gone')} text={words('gone_text')} />;
    if (data === undefined && error !== null)
      return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined || identity === undefined) return <AgendaSkeleton />;
    return (
      <Suspense fallback={<AgendaSkeleton />}>
        <Editor key={id} event={data} userId={String(identity.id)} />
      </Suspense>
    );
  };
  return (
    <Box className={wideInput} sx={{ minWidth: 0 }}>
      {content()}
    </Box>
  );
};

const AgendaSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Skeleton key={row} variant="text" height={40} />
    ))}
  </Box>
);
