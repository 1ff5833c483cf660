import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { useHeldSending } from '#src/screens/useHeldSending.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { ReasonForm } from '#overrides/refusals/index.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import { bulkPreview, type BulkAction } from './bulkPreview.ts';
import { BulkRows } from './BulkRows.tsx';
import { readBookings } from './readBookings.ts';
import { runBulk, type BulkChange } from './runBulk.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface BulkStatusProps {
  readonly ids: readonly string[];
  readonly action: BulkAction;
  readonly onSent: () => void;
}

/** Preview, then a result for each: who, what happens to the seat, what became of it. */
export const BulkStatus = ({ ids, action, onSent }: BulkStatusProps) => {
  const words = useBookingWords();
  const client = useDataClient();
  const modal = useModal();
  // Closed while it is sent, nobody would learn what was refused.
  const { running, isSent, send } = useHeldSending();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const [sent, setSent] = useState<readonly BulkChange[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['booking', 'bulk', ids],
    queryFn: () => readBookings(client, ids),
    // What was agreed to must not change under the hand.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error)
    return <FailurePanel title={words('bulk.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <Skeleton variant="rounded" height={40 * Math.min(ids.length, 8)} aria-busy />;

  const rows = data.map((booking) => ({
    booking,
    preview: bulkPreview(booking, action),
    outcome: outcomes.get(booking.id),
  }));
  const toSend = rows.filter(({ preview }) => preview.outlook !== 'none');
  const asksReason = toSend.some(({ preview }) => preview.needsReason);
  const refused = [...outcomes].flatMap(([id, outcome]) => (outcome.ok ? [] : [{ id, ...outcome.refusal }]));
  const again = refused.filter(({ overridable }) => overridable).map(({ id }) => id);
  const isAnswered = ({ code }: { readonly code?: string | undefined }) => code !== undefined;
  const unanswered = refused.filter((one) => !isAnswered(one)).map(({ id }) => id);
  // Once all is sent they are read again: what was refused as gone is among them.
  const isRead = (id: string) => data.some((booking) => booking.id === id);
  const gone = ids.filter((id) => !isRead(id) && outcomes.get(id)?.ok !== true);
  const failed = new Set([...gone, ...refused.filter(isAnswered).map(({ id }) => id)]).size;
  const isOver = outcomes.size > 0;

  const sendChanges = (changes: readonly BulkChange[]) =>
    void send(async () => {
      onSent();
      setSent((before) => [...changes, ...before]);
      const found = await runBulk(client, changes, action);
      setOutcomes((before) => new Map([...before, ...found]));
    });
  const sendAll = (reason?: string) =>
    sendChanges(
      toSend.map(({ booking, preview }) => ({
        booking,
        reason: preview.needsReason ? reason : undefined,
      })),
    );
  const sendAgain = (reason: string) =>
    sendChanges(data.filter(({ id }) => again.includes(id)).map((booking) => ({ booking, reason })));
  /** As they were sent: each on its version, so that what went through is known for one's own (K6). */
  const sendUnanswered = () =>
    sendChanges(
      unanswered.flatMap((id) => {
        const change = sent.find(({ booking }) => booking.id === id);
        return change === undefined ? [] : [{ ...change, isRepeated: true }];
      }),
    );
  const runLabel =
    toSend.length === 0 ? words('bulk.nothing') : words(`bulk.${action}_run`, { smart_count: toSend.length });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BulkRows rows={rows} />
      {gone.length > 0 && (
        <Alert severity="warning">{words('bulk.gone', { smart_count: gone.length })}</Alert>
      )}
      {isOver && (
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {refused.length + gone.length === 0
            ? words('bulk.summary_done', { smart_count: outcomes.size })
            : words('bulk.summary_partly', {
                done: outcomes.size - refused.length,
                failed,
              })}
          {unanswered.length > 0 && ` ${words('bulk.summary_unknown', { smart_count: unanswered.length })}`}
        </Typography>
      )}
      {!isOver && asksReason && (
        <Box>
          <Typography sx={{ color: 'text.secondary' }}>{words('bulk.reason_help')}</Typography>
          <ReasonForm running={running} submitLabel={runLabel} onReason={sendAll} />
        </Box>
      )}
      {isOver && again.length > 0 && (
        <Box>
          <Typography sx={{ color: 'text.secondary' }}>{words('bulk.retry_help')}</Typography>
          <ReasonForm
            running={running}
            submitLabel={words('bulk.retry', { smart_count: again.length })}
            onReason={sendAgain}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          // What was pressed is gone: when all is done, closing is what is left to do.
          key={String(isOver)}
          autoFocus={isOver && again.length + unanswered.length === 0}
          color="inherit"
          variant={isOver ? 'outlined' : 'text'}
          disabled={isSent}
          onClick={modal.close}
        >
          {words(isOver ? 'bulk.close' : 'bulk.back')}
        </Button>
        {unanswered.length > 0 && (
          <WaitingButton autoFocus variant="contained" loading={running} onClick={sendUnanswered}>
            {words('bulk.send_again', { smart_count: unanswered.length })}
          </WaitingButton>
        )}
        {!isOver && !asksReason && (
          <WaitingButton
            variant="contained"
            color={action === 'cancel' ? 'error' : 'primary'}
            loading={running}
            disabled={toSend.length === 0}
            onClick={() => sendAll()}
          >
            {runLabel}
          </WaitingButton>
        )}
      </Box>
    </Box>
  );
};
